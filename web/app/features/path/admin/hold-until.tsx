import type { RoleLimits } from '@diyar/contract/rules/role-limits';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayAndTime } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';

const HOUR_MS = 3_600_000;
const SHORT_HOURS = 24;

/** As long as usual, as far as one's limit goes. */
export const usualHours = (holdHours: number, { holdHours: limit }: RoleLimits) =>
  Math.min(holdHours, limit || holdHours);

type Props = {
  /** '' is as long as usual. */
  value: string;
  onChange: (hours: string) => void;
  usual: number;
  limits: RoleLimits;
  error: string | undefined;
  /** Why somebody else has to do it. */
  refusal: string | null;
};

/** How long nobody else gets it, and what follows. */
export function HoldUntil({ value, onChange, usual, limits, error, refusal }: Props) {
  const { path: t } = useAdminTexts();
  const { lang } = useLanguage();
  const choices = [...new Set([Math.min(SHORT_HOURS, usual), usual])];
  const [isOther, setOther] = useState(() => value !== '' && !choices.includes(Number(value)));
  const hours = Number(value || usual);
  const [now] = useState(Date.now);
  return (
    <section className="path-hold">
      <h3>{t.until}</h3>
      <Segmented
        label={t.howLong}
        value={isOther ? 'other' : String(hours)}
        onChange={(next) => {
          setOther(next === 'other');
          if (next !== 'other') onChange(Number(next) === usual ? '' : next);
        }}
        options={[
          ...choices.map((count) => ({ value: String(count), label: t.hours(count) })),
          { value: 'other', label: t.otherHours },
        ]}
      />
      {isOther && (
        <TextField
          label={t.fields.hours}
          value={value}
          onChange={onChange}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          error={error}
          autoFocus
        />
      )}
      {hours > 0 && (
        <p className="path-hold-end">
          <strong>{dayAndTime(now + hours * HOUR_MS, lang)}</strong>
        </p>
      )}
      {refusal && (
        <p className="problem" role="alert">
          <Icon name="warning-circle" />
          {refusal}
        </p>
      )}
      {limits.holdHours !== null && <p className="note">{t.holdLimit(limits.holdHours)}</p>}
      <ul className="path-after">
        <li>
          <Icon name="eye" />
          <span>{t.holdAfter.site}</span>
        </li>
        <li>
          <Icon name="clock" />
          <span>{t.holdAfter.free}</span>
        </li>
      </ul>
    </section>
  );
}
