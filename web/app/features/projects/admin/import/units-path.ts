import { UNITS_HASH } from '../editor/use-editor.ts';

/** The editor, opened at the units. */
export const unitsPath = (projectId: number) => `/admin/projects/${projectId}/edit${UNITS_HASH}`;
