import type { UnitStatus } from '@diyar/contract/rules/deals';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { statusOfUnit, type UnitDraft } from '../draft/unit.ts';

const TONES = {
  available: 'ok',
  held: 'clay',
  reserved: 'olive',
  sold: 'dim',
  withdrawn: 'line',
} as const satisfies Record<UnitStatus, string>;

/** The person of the deal, and until when it holds or when it was sold. */
export function useDealLine(unit: UnitDraft): string | null {
  const { projectsSheet: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const { deal } = unit;
  if (!deal) return null;
  const moment =
    deal.stage === 'held' && deal.holdUntil
      ? t.until(shortMoment(deal.holdUntil, lang, ui))
      : deal.stage === 'sold' && deal.soldAt
        ? shortMoment(deal.soldAt, lang, ui)
        : '';
  return [deal.name, moment].filter(Boolean).join(lang === 'ar' ? '، ' : ', ') || null;
}

export const StatusTag = ({ unit }: { unit: UnitDraft }) => {
  const { projectsSheet: t } = useAdminTexts();
  const status = statusOfUnit(unit);
  return <Tag tone={TONES[status]}>{t.statuses[status]}</Tag>;
};

/** The status with its reason, read only: it follows from the deals. */
export function StatusCell({ unit }: { unit: UnitDraft }) {
  const { projectsSheet: t } = useAdminTexts();
  const line = useDealLine(unit);
  return (
    <>
      <StatusTag unit={unit} />
      {unit.isUnchecked ? (
        <Tag tone="clay">{t.unchecked}</Tag>
      ) : (
        line && (
          <small className="clip" dir="auto">
            {line}
          </small>
        )
      )}
    </>
  );
}
