import type { OpenedPath, PathUnit } from './doors/open-path.ts';
import type { PathTerms } from './terms.ts';
import type { PathValues } from './use-path-form.ts';

/** What was typed, and for which unit. */
export type Draft = { unit: PathUnit; values: PathValues; terms: PathTerms | null };

/** Kept while the back office is open; in no storage, because it names people. */
const drafts = new Map<string, Draft>();

const keyOf = ({ person, leadId = null, units = [] }: OpenedPath) =>
  JSON.stringify([person ?? null, leadId, units]);

export const draftOf = (opened: OpenedPath) => drafts.get(keyOf(opened));
export const keepDraft = (opened: OpenedPath, draft: Draft) => void drafts.set(keyOf(opened), draft);
export const dropDraft = (opened: OpenedPath) => void drafts.delete(keyOf(opened));
export const dropDrafts = () => drafts.clear();
