import type { Area } from '@diyar/contract/rules/roles';
import { useMatches } from 'react-router';

/** What a page of the back office says about itself in its `handle` export. */
export type AdminHandle = {
  /** SPEC §6: who may enter. A page that names none is entered by nobody. */
  area: Area;
  /** SPEC §2.2: the users page has its own words while the session is checked. */
  namesSession?: boolean;
};

const isAdminHandle = (handle: unknown): handle is AdminHandle =>
  typeof handle === 'object' && handle !== null && 'area' in handle;

export function useAdminHandle(): AdminHandle | undefined {
  return useMatches()
    .map((match) => match.handle)
    .findLast(isAdminHandle);
}
