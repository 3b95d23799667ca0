import type { Dashboard } from '@diyar/contract/dashboard';
import { momentText } from '@diyar/contract/rules/dates';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { shortMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';

/** The key figures; without data, placeholders. */
export function Figures({ data }: { data?: Dashboard }) {
  const { dashboard: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const month = momentText(Date.now(), lang, { month: 'long' });
  const oldest = data?.messages.oldestUnreadAt;
  const waits = oldest ? t.oldest(shortMoment(oldest, lang, ui)) : t.noneWaits;
  return (
    <dl className="figures">
      <Figure
        label={t.projects}
        value={data?.projects.total}
        note={data && t.projectsNote(data.projects.featured, data.projects.draft, data.projects.archived)}
      />
      <Figure label={t.units} value={data?.units.available} note={data && t.ofUnits(data.units.total)} />
      <Figure
        label={t.messages}
        value={data?.messages.unread}
        note={data && waits}
        isHot={data !== undefined && data.messages.unread > 0}
      />
      <Figure
        label={t.soldIn(month)}
        value={data?.sold.thisMonth}
        note={data && t.soldTotal(data.sold.total)}
      />
    </dl>
  );
}

type FigureProps = { label: string; value: number | undefined; note?: string; isHot?: boolean };

const Figure = ({ label, value, note, isHot }: FigureProps) => (
  <div className={isHot ? 'figures-hot' : undefined}>
    <dt>{label}</dt>
    <dd>
      {value === undefined ? (
        <Skeleton width="4em" />
      ) : (
        <>
          <b dir="ltr">{formatNumber(value)}</b>
          <small>{note}</small>
        </>
      )}
    </dd>
  </div>
);
