import type { UnitStatus } from '@diyar/contract/rules/deals';
import type { Lang } from '@diyar/contract/rules/language';
import { lacksDeal, statusOfUnit, type UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';

const TONES = {
  available: 'ok',
  held: 'clay',
  reserved: 'olive',
  sold: 'dim',
  withdrawn: 'line',
} as const satisfies Record<UnitStatus, string>;

type DealTexts = Pick<ReturnType<typeof useAdminTexts>, 'unitSheet' | 'ui'>;

/** The person of the deal, and until when it holds or when it was sold. */
export function dealLine({ deal }: UnitDraft, lang: Lang, { unitSheet: t, ui }: DealTexts): string | null {
  if (!deal) return null;
  const moment =
    deal.stage === 'held' && deal.holdUntil
      ? t.until(shortMoment(deal.holdUntil, lang, ui))
      : deal.stage === 'sold' && deal.soldAt
        ? shortMoment(deal.soldAt, lang, ui)
        : '';
  return [deal.name, moment].filter(Boolean).join(lang === 'ar' ? '، ' : ', ') || null;
}

export function useDealLine(unit: UnitDraft): string | null {
  const { lang } = useLanguage();
  return dealLine(unit, lang, useAdminTexts());
}

/** What somebody has still to do with the unit. */
export function markOf(unit: UnitDraft, { unitSheet: t }: Pick<DealTexts, 'unitSheet'>): string | null {
  if (unit.isUnchecked) return t.unchecked;
  return lacksDeal(unit) ? t.lacksDeal : null;
}

/** The status as it is shown, in words. */
export function statusText(unit: UnitDraft, lang: Lang, texts: DealTexts): string {
  const { unitSheet: t } = texts;
  const mark = markOf(unit, texts);
  const more = mark ?? dealLine(unit, lang, texts);
  return [t.statuses[statusOfUnit(unit)], more].filter(Boolean).join(' ');
}

export const StatusTag = ({ unit }: { unit: UnitDraft }) => {
  const { unitSheet: t } = useAdminTexts();
  const status = statusOfUnit(unit);
  return <Tag tone={TONES[status]}>{t.statuses[status]}</Tag>;
};

/** The status with its reason, read only: it follows from the deals. */
export function StatusCell({ unit }: { unit: UnitDraft }) {
  const mark = markOf(unit, useAdminTexts());
  const line = useDealLine(unit);
  return (
    <>
      {/* the space keeps the words apart for those who do not see the cell; a mark alone says that it is withdrawn */}
      {!lacksDeal(unit) && <StatusTag unit={unit} />}{' '}
      {mark ? (
        <Tag tone="clay">{mark}</Tag>
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
