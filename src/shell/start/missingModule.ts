import type { Toaster } from '../../page/toast.ts';
import { startOver } from '../errors/rescue.ts';
import { shellText } from '../text.en.ts';
import type { ModuleMissing } from './lazyModule.ts';
import { areScriptsThere } from './missingPictures.ts';

/**
 * Says that a part of the page could not be loaded, and offers to try again. Some browsers never retry code that failed to load: if a
 * second try fails although the code is available, the page is reloaded, and continues at the table if `isAtTable` says so.
 */
export function offerModule(toaster: Toaster, isAtTable: () => boolean): ModuleMissing {
  const offer = async (again: () => void, isAgain: boolean): Promise<void> => {
    if (isAgain && (await areScriptsThere())) startOver(isAtTable());
    else toaster.offer(shellText.partMissing.line, shellText.partMissing.again, again);
  };
  return (again, isAgain) => void offer(again, isAgain);
}
