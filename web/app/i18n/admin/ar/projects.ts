// the query creates a copy of each module for this language, from which tree shaking removes the other one
export { ar as buildingSetup } from '~/features/building-setup/admin/texts.ts?ar';
export { ar as cities } from '~/features/cities/admin/texts.ts?ar';
export { ar as media } from '~/features/media/admin/texts.ts?ar';
export { ar as planTemplates } from '~/features/plan-templates/admin/texts.ts?ar';
export { ar as previews } from '~/features/previews/admin/texts.ts?ar';
export { ar as projectEditorIcons } from '~/features/project-editor/admin/icons/texts.ts?ar';
export { ar as projectEditor } from '~/features/project-editor/admin/texts.ts?ar';
export { ar as sheetFiles } from '~/features/sheet-files/admin/texts-ar.ts';
export { ar as stagesLetters } from '~/features/stages/admin/letters/texts.ts?ar';
export { ar as stages } from '~/features/stages/admin/texts.ts?ar';
export { ar as unitImports } from '~/features/unit-imports/admin/texts-ar.ts';
export { ar as unitSheet } from '~/features/unit-sheet/admin/texts-ar.ts';
export { ar as unitSheetUnit } from '~/features/unit-sheet/admin/unit/texts.ts?ar';
