// the query creates a copy of each module for this language, from which tree shaking removes the other one
export { en as projectsBuilding } from '~/features/building-setup/admin/texts.ts?en';
export { en as projectsCities } from '~/features/cities/admin/texts.ts?en';
export { en as projectsMedia } from '~/features/media/admin/texts.ts?en';
export { en as projectsPlans } from '~/features/plan-templates/admin/texts.ts?en';
export { en as projectsPreviews } from '~/features/previews/admin/texts.ts?en';
export { en as projectsIcons } from '~/features/project-editor/admin/icons/texts.ts?en';
export { en as projectsEditor } from '~/features/project-editor/admin/texts.ts?en';
export { en as projectsImport } from '~/features/unit-imports/admin/texts.ts';
export { en as projectsSheet } from '~/features/unit-sheet/admin/texts.ts';
export { en as projectsUnits } from '~/features/unit-sheet/admin/unit/texts.ts?en';
