import { offeredCurrencies } from '@diyar/contract/rules/money';
import { LIMIT_KINDS, type LimitKind, RIGHT_OF_LIMIT } from '@diyar/contract/rules/role-limits';
import { mayEnter, type Role } from '@diyar/contract/rules/roles';
import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { type DraftLimits, isRight, type LimitField } from './limits-draft.ts';

type Props = {
  name: string;
  note: string;
  role: Role;
  limits: DraftLimits;
  onChange: (limits: DraftLimits) => void;
  action?: ReactNode;
};

/** The fields of a limit: an amount has one for each currency. */
const fieldsOf = (kind: LimitKind): LimitField[] =>
  kind === 'refund' || kind === 'writeOff'
    ? offeredCurrencies().map((currency) => `${kind}.${currency}` as const)
    : [kind];

export function LimitsRow({ name, note, role, limits, onChange, action }: Props) {
  const { roleLimits: t } = useAdminTexts();
  return (
    <tr>
      <th scope="row">
        <span className="two-lines">
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <small>{note}</small>
        </span>
      </th>
      {LIMIT_KINDS.map((kind) => (
        <td key={kind} data-kind={t.kinds[kind]}>
          {role === 'SUPERADMIN' ? (
            <span className="dim">{t.noLimit}</span>
          ) : mayEnter(role, RIGHT_OF_LIMIT[kind]) ? (
            <span className="role-limits-fields">
              {fieldsOf(kind).map((field) => (
                <LimitInput
                  key={field}
                  field={field}
                  of={name}
                  typed={limits[field] ?? ''}
                  onChange={(typed) => onChange({ ...limits, [field]: typed })}
                />
              ))}
            </span>
          ) : (
            <span className="dim">{t.noRight}</span>
          )}
        </td>
      ))}
      <td>{action}</td>
    </tr>
  );
}

type InputProps = { field: LimitField; of: string; typed: string; onChange: (typed: string) => void };

function LimitInput({ field, of, typed, onChange }: InputProps) {
  const { roleLimits: t } = useAdminTexts();
  const [kind, currency] = field.split('.') as [LimitKind, string | undefined];
  const unit = currency ?? t.units[kind as keyof typeof t.units];
  return (
    <label className="role-limits-field">
      <input
        className="form-field-input role-limits-input"
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        placeholder="∞"
        aria-label={t.fieldOf(t.kinds[kind], of, currency ?? '')}
        aria-invalid={!isRight(field, typed) || undefined}
        value={typed}
        onChange={(event) => onChange(event.target.value)}
      />
      <i aria-hidden="true">{unit}</i>
    </label>
  );
}
