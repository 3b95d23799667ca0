import { ErrorAnswer } from '@diyar/contract/error-answer';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useLanguage } from '~/lib/language.tsx';
import { shortMoment } from './dates.ts';
import type { Comparison } from './merge-fields.ts';

/** Values and the version they were read with; 0 where the server has none. */
export type Copy<T> = { values: T; version: number };

/** Somebody else saved meanwhile: for a notice or a dialog about it, which is then the only message. */
export const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'stale';

/** Both changed the same field: the user chooses, and saves again on top of `newest`. */
export class Collision<T> extends Error {
  override name = 'Collision';
  readonly base: Copy<T>;
  readonly mine: T;
  readonly newest: Copy<T>;

  constructor(refused: ApiError, copies: { base: Copy<T>; mine: T; newest: Copy<T> }) {
    super(refused.message, { cause: refused });
    this.base = copies.base;
    this.mine = copies.mine;
    this.newest = copies.newest;
  }
}

type Saving<T> = {
  /** What the user began with. */
  base: Copy<T>;
  mine: T;
  send: (values: T, version: number) => Promise<Copy<T>>;
  /** The newest copy; null where it is gone. */
  load: () => Promise<Copy<T> | null>;
  merge: (start: T, mine: T, theirs: T) => Comparison & { merged: T };
};

/**
 * Saves; what somebody else saved meanwhile is kept where I changed nothing. Throws a Collision where both changed the
 * same field.
 */
export async function saveMerged<T>({ base, mine, ...calls }: Saving<T>): Promise<Copy<T>> {
  try {
    return await calls.send(mine, base.version);
  } catch (error) {
    const newest = isStale(error) ? await calls.load() : null;
    if (!isStale(error) || newest === null) throw error;
    const { conflicts, merged } = calls.merge(base.values, mine, newest.values);
    if (conflicts.length > 0) throw new Collision(error, { base, mine, newest });
    return saveMerged({ base: newest, mine: merged, ...calls });
  }
}

/** 'Dina saved this: today 09:41', as the refused save says it. */
export function useSavedByText(): (error: unknown) => string {
  const { ui } = useAdminTexts();
  const { lang } = useLanguage();
  return (error) => {
    const refused = error instanceof Collision ? error.cause : error;
    const answer = refused instanceof ApiError ? ErrorAnswer.safeParse(refused.data) : undefined;
    const by = answer?.data?.savedBy;
    return by ? ui.conflict.savedBy(by.name, shortMoment(by.at, lang, ui)) : ui.conflict.savedBySomebody;
  };
}
