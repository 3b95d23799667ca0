import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import type { Outcome } from './outcome-tag.tsx';

type Props<Own extends Outcome> = {
  outcomes: readonly Own[];
  counts: Record<Own | 'rows', number>;
  value: Own | null;
  onChange: (value: Own | null) => void;
};

/** The counts add up to the rows of the file, and each one filters by its kind. */
export function OutcomeFilter<Own extends Outcome>({ outcomes, counts, value, onChange }: Props<Own>) {
  const { sheetFiles: t } = useAdminTexts();
  const kinds = ['all' as const, ...outcomes];
  return (
    <ToggleButtonGroup
      aria-label={t.filter}
      className="import-filter"
      disallowEmptySelection
      selectedKeys={[value ?? 'all']}
      onSelectionChange={(keys) => onChange(outcomes.find((one) => keys.has(one)) ?? null)}
    >
      {kinds.map((kind) => (
        <ToggleButton key={kind} id={kind} className="import-filter-item">
          <i className={`import-square import-square--${kind}`} aria-hidden="true" />
          {t.outcomes[kind]}
          <b>{formatNumber(counts[kind === 'all' ? 'rows' : kind])}</b>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
