import { nameOf } from '@diyar/contract/rules/localized';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useBuildings } from '~/lib/admin/own-server.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { FieldLabel, FieldMessage } from '~/ui/admin/fields/field-parts.tsx';

type Props = {
  /** By project id; undefined is the server's choice, LaCasa. */
  value: readonly unknown[] | undefined;
  onChange: (ids: number[]) => void;
  error?: string;
};

/** The buildings a LACASA user sees; of all others they see nothing. */
export function BuildingsField({ value, onChange, error }: Props) {
  const { users: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { data } = useBuildings();
  // still loading, or a server without buildings
  if (!data) return null;
  const chosen = value ?? data.filter(({ isLacasa }) => isLacasa).map(({ id }) => id);
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
      <FieldMessage error={error} hint={chosen.length === 0 ? t.noBuildings : t.buildingsHint} />
    </CheckboxGroup>
  );
}
