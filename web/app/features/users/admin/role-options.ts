import { isBoundToBuildings, ROLES, type Role } from '@diyar/contract/rules/roles';
import { useAdminTexts } from '~/i18n/admin/index.ts';

/** The default first, so that SUPERADMIN is not chosen by habit. */
const ROLE_ORDER = [...ROLES].sort((a, b) => Number(b === 'ADMIN') - Number(a === 'ADMIN'));

export function useRoleOptions() {
  const { users: t, words } = useAdminTexts();
  return ROLE_ORDER.map((role) => ({
    value: role,
    label: words.roles[role],
    description: t.roleMeans[role],
  }));
}

/** Buildings are those of LACASA; of another role they do not travel. */
export const withOwnBuildings = <Input extends { role: Role; buildings?: number[] }>(input: Input): Input => {
  const { buildings, ...others } = input;
  return isBoundToBuildings(input.role) && buildings ? input : (others as Input);
};
