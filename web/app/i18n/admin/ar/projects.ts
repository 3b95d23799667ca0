// the query creates a copy of each module for this language, from which tree shaking removes the other one
export { ar as projectsBuilding } from '~/features/building-setup/admin/texts.ts?ar';
export { ar as projectsCities } from '~/features/cities/admin/texts.ts?ar';
export { ar as projectsMedia } from '~/features/media/admin/texts.ts?ar';
export { ar as projectsPlans } from '~/features/plan-templates/admin/texts.ts?ar';
export { ar as projectsPreviews } from '~/features/previews/admin/texts.ts?ar';
export { ar as projectsIcons } from '~/features/project-editor/admin/icons/texts.ts?ar';
export { ar as projectsEditor } from '~/features/project-editor/admin/texts.ts?ar';
export { ar as projectsImport } from '~/features/unit-imports/admin/texts-ar.ts';
export { ar as projectsSheet } from '~/features/unit-sheet/admin/texts-ar.ts';
export { ar as projectsUnits } from '~/features/unit-sheet/admin/unit/texts.ts?ar';
