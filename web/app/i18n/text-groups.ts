/**
 * The texts of the back office come in files: those of the shell, the dashboard and the inbox, those of the project's
 * editor, those of the buildings, and all others. A page appears when the groups are there that its `handle` names, or
 * all of them (routes/admin/layout.tsx); a part that is loaded later appears with all (ui/admin/lazy-part.tsx).
 * text-groups.test.ts compares what pages name with what they use.
 */
export const TEXT_GROUPS = ['first', 'projects', 'buildings', 'others'] as const;
export type TextGroup = (typeof TEXT_GROUPS)[number];
