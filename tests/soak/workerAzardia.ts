import { subject } from '../games/azardia/subject.ts';
import { serve } from './serve.ts';

serve(subject);
