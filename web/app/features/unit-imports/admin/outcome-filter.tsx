import { IMPORT_OUTCOMES, type ImportCounts, type ImportOutcome } from '@diyar/contract/unit-imports';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';

type Props = {
  counts: ImportCounts;
  value: ImportOutcome | null;
  onChange: (value: ImportOutcome | null) => void;
};

/** The counts add up to the rows of the file, and each one filters by its kind. */
export function OutcomeFilter({ counts, value, onChange }: Props) {
  const { unitImports: t } = useAdminTexts();
  const kinds = ['all', ...IMPORT_OUTCOMES] as const;
  return (
    <ToggleButtonGroup
      aria-label={t.filter}
      className="import-filter"
      disallowEmptySelection
      selectedKeys={[value ?? 'all']}
      onSelectionChange={(keys) => onChange(IMPORT_OUTCOMES.find((one) => keys.has(one)) ?? null)}
    >
      {kinds.map((kind) => (
        <ToggleButton key={kind} id={kind} className="import-filter-item">
          <i className={`import-square import-square--${kind}`} aria-hidden="true" />
          {t.outcomes[kind]}
          <b>{formatNumber(kind === 'all' ? counts.rows : counts[kind])}</b>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
