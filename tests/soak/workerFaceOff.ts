import { subject } from '../games/faceOff/subject.ts';
import { serve } from './serve.ts';

serve(subject);
