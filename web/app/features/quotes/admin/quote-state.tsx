import type { Quote } from '@diyar/contract/quotes';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Tag } from '~/ui/admin/values/tag.tsx';

const TONES = { open: 'olive', ended: 'dim', accepted: 'solid', withdrawn: 'dim' } as const;

/** An open quote whose unit is taken says so: nobody can accept it. */
export function QuoteState({ quote }: { quote: Pick<Quote, 'state' | 'isTaken' | 'agreedAt'> }) {
  const { quotes: t, words } = useAdminTexts();
  const { state, isTaken, agreedAt } = quote;
  return state === 'open' && isTaken ? (
    <Tag tone="clay">{t.taken}</Tag>
  ) : state === 'open' && agreedAt ? (
    <Tag tone="solid">{t.agreed}</Tag>
  ) : (
    <Tag tone={TONES[state]}>{words.quoteStates[state]}</Tag>
  );
}
