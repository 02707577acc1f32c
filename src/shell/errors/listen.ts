import { watchErrors } from './watchErrors.ts';

// Imported before everything else: also what fails while modules are loaded is told.
watchErrors();
