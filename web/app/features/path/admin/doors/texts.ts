import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import type { Texts } from '../../../../i18n/texts.ts';

/** The three steps, wherever they begin. */
export const en = {
  steps: { quote: words.quote, hold: words.hold, reserve: words.reserve },
};

export const ar: Texts<typeof en> = {
  steps: { quote: arWords.quote, hold: arWords.hold, reserve: arWords.reserve },
};
