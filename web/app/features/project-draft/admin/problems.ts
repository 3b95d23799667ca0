import { issue } from '@diyar/contract/field-issues';
import { UNITS_MAX } from '@diyar/contract/limits';
import { ProjectInput } from '@diyar/contract/project-input';
import { missingForSave } from '@diyar/contract/rules/editor-gate';
import { isProjectFact } from '@diyar/contract/rules/project-facts';
import { type Base, projectPayload } from './payload.ts';
import type { ProjectDraft } from './project.ts';

/** A problem at one path. `issue` is a code of the contract, or a message of the server. */
export type Problem = { path: string; issue: string; isServer?: boolean };

export type Required = 'nameEn' | 'nameAr' | 'streetEn' | 'streetAr';

/** The required fields (docs/product/projects-and-media.md#what-next-and-save-wait-for). */
export const missingOf = ({ nameEn, nameAr, address }: ProjectDraft): Required[] =>
  missingForSave({ nameEn, nameAr, streetEn: address.streetEn, streetAr: address.streetAr });

/** The path of a required field in the payload, and so in the lists of problems. */
export const PATH_OF: Record<Required, string> = {
  nameEn: 'i18n.en.name',
  nameAr: 'i18n.ar.name',
  streetEn: 'address.streetEn',
  streetAr: 'address.streetAr',
};

/**
 * What the server would reject, found before anything is sent: the same schema validates here. Units are not part of it,
 * because a wrong cell blocks only itself (save-order.ts).
 */
export function problemsOf(draft: ProjectDraft, base: Base): Problem[] {
  const read = ProjectInput.safeParse(projectPayload({ ...draft, units: [] }, base));
  const found = new Map<string, Problem>();
  for (const { path, message } of read.error?.issues ?? []) {
    const at = path.join('.');
    if (!found.has(at)) found.set(at, { path: at, issue: message });
  }
  if (draft.units.length > UNITS_MAX)
    found.set('units', { path: 'units', issue: issue('tooMany', UNITS_MAX) });
  return [...found.values()];
}

export type EditorTab = 'info' | 'structure' | 'review';

/** The tab on which a problem can be fixed. */
export const tabOf = ({ path }: Pick<Problem, 'path'>): EditorTab =>
  /^(units|features|building)/.test(path) || isProjectFact(path) ? 'structure' : 'info';
