// the query creates a copy of each module for this language, from which tree shaking removes the other one
export { ar as projectsBuilding } from '~/features/projects/admin/building/texts.ts?ar';
export { ar as projectsCities } from '~/features/projects/admin/cities/texts.ts?ar';
export { ar as projectsEditor } from '~/features/projects/admin/editor/texts.ts?ar';
export { ar as projectsIcons } from '~/features/projects/admin/icons/texts.ts?ar';
export { ar as projectsImport } from '~/features/projects/admin/import/texts-ar.ts';
export { ar as projectsMedia } from '~/features/projects/admin/media/texts.ts?ar';
export { ar as projectsPlans } from '~/features/projects/admin/plans/texts.ts?ar';
export { ar as projectsPreviews } from '~/features/projects/admin/previews/texts.ts?ar';
export { ar as projectsSheet } from '~/features/projects/admin/sheet/texts-ar.ts';
export { ar as projectsUnits } from '~/features/projects/admin/units/texts.ts?ar';
