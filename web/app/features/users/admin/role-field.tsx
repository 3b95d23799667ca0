import { ROLES, type Role } from '@diyar/contract/rules/roles';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { RadioCards } from '~/ui/admin/fields/radio-cards.tsx';

/** The default first, so that SUPERADMIN is not chosen by habit. */
const ROLE_ORDER = [...ROLES].sort((a, b) => Number(b === 'ADMIN') - Number(a === 'ADMIN'));

type Props = {
  name?: string;
  value: Role | undefined;
  onChange: (role: Role) => void;
  onBlur?: () => void;
  error?: string;
  hint?: string;
  isDisabled?: boolean;
};

export function RoleField({ value, ...field }: Props) {
  const { users: t, words } = useAdminTexts();
  return (
    <RadioCards
      {...field}
      value={value ?? null}
      label={t.role}
      options={ROLE_ORDER.map((role) => ({
        value: role,
        label: words.roles[role],
        description: t.roleMeans[role],
      }))}
    />
  );
}
