import type { Person } from '@diyar/contract/persons';
import { moneyText } from '@diyar/contract/rules/money-text';
import { isolate } from '~/i18n/isolate.ts';

type Amount = NonNullable<Person['owes']>[number];

/** In a sentence. */
export const moneyOf = ({ amount, currency }: Amount): string =>
  isolate(moneyText(amount, currency === 'Unknown' ? null : currency));
