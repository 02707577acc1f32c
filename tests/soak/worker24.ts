import { subject24 } from '../games/faza/subject.ts';
import { serve } from './serve.ts';

serve(subject24);
