import { CHANNEL_MAX } from '@diyar/contract/rules/lead-channel';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';

type Props = { value: string; onChange: (value: string) => void };

const OTHER = 'other';

/** A known source, or any word. */
export function SourceField({ value, onChange }: Props) {
  const { leads: words, leadsLead: t } = useAdminTexts();
  const known = Object.entries(words.channels);
  const isKnown = Object.hasOwn(words.channels, value);
  return (
    <div className="grid-2">
      <Select
        label={t.source}
        value={isKnown ? value : OTHER}
        onChange={(chosen) => onChange(chosen === OTHER ? '' : chosen)}
        options={[
          ...known.map(([channel, label]) => ({ value: channel, label })),
          { value: OTHER, label: t.sourceOther },
        ]}
      />
      {!isKnown && (
        <TextField
          label={t.sourceOther}
          hint={t.sourceHint}
          value={value}
          onChange={onChange}
          maxLength={CHANNEL_MAX}
          dir="auto"
          autoComplete="off"
        />
      )}
    </div>
  );
}
