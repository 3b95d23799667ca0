// the query creates a copy of each module for this language, from which tree shaking removes the other one
export { en as projectsBuilding } from '~/features/projects/admin/building/texts.ts?en';
export { en as projectsCities } from '~/features/projects/admin/cities/texts.ts?en';
export { en as projectsEditor } from '~/features/projects/admin/editor/texts.ts?en';
export { en as projectsIcons } from '~/features/projects/admin/icons/texts.ts?en';
export { en as projectsImport } from '~/features/projects/admin/import/texts.ts';
export { en as projectsMedia } from '~/features/projects/admin/media/texts.ts?en';
export { en as projectsPlans } from '~/features/projects/admin/plans/texts.ts?en';
export { en as projectsPreviews } from '~/features/projects/admin/previews/texts.ts?en';
export { en as projectsSheet } from '~/features/projects/admin/sheet/texts.ts';
export { en as projectsUnits } from '~/features/projects/admin/units/texts.ts?en';
