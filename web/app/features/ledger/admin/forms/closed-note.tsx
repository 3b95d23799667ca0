import type { DealLedger } from '@diyar/contract/ledger';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';

type Props = { ledger: Pick<DealLedger, 'closedUntil' | 'today'>; of?: 'entry' | 'deal' };

/** Before something is ended that counts in a closed month: it stays there. */
export function ClosedNote({ ledger: { closedUntil, today }, of = 'entry' }: Props) {
  const { ledger: t } = useAdminTexts();
  const { lang } = useLanguage();
  if (closedUntil === null) return null;
  const text = of === 'entry' ? t.closedEntry : t.closedDeal;
  return <Notice>{text(shortDay(closedUntil, lang), shortDay(today, lang))}</Notice>;
}
