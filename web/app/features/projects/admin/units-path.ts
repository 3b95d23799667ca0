/** At the end of the editor's address: it opens at the units. */
export const UNITS_HASH = '#units';

/** The editor, opened at the units. */
export const unitsPath = (projectId: number) => `/admin/projects/${projectId}/edit${UNITS_HASH}`;
