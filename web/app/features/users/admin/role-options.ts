import { ROLES, type Role } from '@diyar/contract/rules/roles';
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

/** To buildings of their own. */
export const mayBeBound = (role: Role): boolean => role !== 'SUPERADMIN';

/** SUPERADMIN sees all buildings: theirs do not travel. */
export const withOwnBuildings = <Input extends { role: Role; buildings?: number[] }>(input: Input): Input => {
  const { buildings, ...others } = input;
  return mayBeBound(input.role) && buildings ? input : (others as Input);
};
