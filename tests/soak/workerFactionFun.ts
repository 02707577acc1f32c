import { subject } from '../games/factionFun/subject.ts';
import { serve } from './serve.ts';

serve(subject);
