import type { Area } from '@diyar/contract/rules/roles';
import { useMatches } from 'react-router';
import type { PageHandle } from '~/hydration/page-handle.ts';

/** What a page of the back office declares in its `handle` export. */
export type AdminHandle = Pick<PageHandle, 'firstCalls' | 'firstCallsOf' | 'texts'> & {
  /**
   * Who may enter (docs/product/sign-in-and-roles.md#access-by-area). A page without an area admits nobody.
   */
  area: Area;
  /** The users page has its own text while the session is checked. */
  namesSession?: boolean;
};

const isAdminHandle = (handle: unknown): handle is AdminHandle =>
  typeof handle === 'object' && handle !== null && 'area' in handle;

export function useAdminHandle(): AdminHandle | undefined {
  return useMatches()
    .map((match) => match.handle)
    .findLast(isAdminHandle);
}
