import { subject } from '../games/faza/subject.ts';
import { serve } from './serve.ts';

serve(subject);
