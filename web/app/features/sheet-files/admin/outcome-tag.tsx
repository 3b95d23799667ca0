import type { ImportOutcome } from '@diyar/contract/unit-imports';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { IconName } from '~/ui/admin/icon.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';

/** What becomes of a row; not every import has all of them. */
export type Outcome = ImportOutcome;

const LOOK: Record<Outcome, { tone: 'ok' | 'clay' | 'line' | 'bad'; icon?: IconName }> = {
  new: { tone: 'ok', icon: 'plus' },
  changed: { tone: 'clay', icon: 'pencil-simple' },
  unchanged: { tone: 'line' },
  refused: { tone: 'bad', icon: 'prohibit' },
};

export function OutcomeTag({ outcome }: { outcome: Outcome }) {
  const { sheetFiles: t } = useAdminTexts();
  return (
    <Tag tone={LOOK[outcome].tone} icon={LOOK[outcome].icon}>
      {t.outcomes[outcome]}
    </Tag>
  );
}
