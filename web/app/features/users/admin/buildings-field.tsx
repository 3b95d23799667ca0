import { nameOf } from '@diyar/contract/rules/localized';
import type { Role } from '@diyar/contract/rules/roles';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useBuildings } from '~/lib/admin/own-server.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { FieldLabel, FieldMessage } from '~/ui/admin/fields/field-parts.tsx';

type Props = {
  /** By project id; undefined is the server's choice: LaCasa for LACASA, all for the others. */
  value: readonly unknown[] | undefined;
  onChange: (ids: number[]) => void;
  error?: string;
  role: Role;
};

/** Whoever is bound to buildings sees nothing of others. Without any, LACASA sees none, and the others all. */
export function BuildingsField({ value, onChange, error, role }: Props) {
  const { users: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { data } = useBuildings();
  // still loading, or a server without buildings
  if (!data) return null;
  const isManager = role === 'LACASA';
  const chosen = value ?? data.filter(({ isLacasa }) => isManager && isLacasa).map(({ id }) => id);
  const none = isManager ? t.noBuildings : t.allBuildings;
  return (
    <CheckboxGroup
      className="form-field choice-list"
      value={chosen.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      isInvalid={error !== undefined}
    >
      <FieldLabel label={t.buildings} />
      {data.map((building) => (
        <Checkbox key={building.id} value={String(building.id)}>
          <bdi>{nameOf(building, lang, building.slug)}</bdi>
        </Checkbox>
      ))}
      <FieldMessage error={error} hint={chosen.length === 0 ? none : t.buildingsHint} />
    </CheckboxGroup>
  );
}
