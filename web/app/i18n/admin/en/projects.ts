// the query creates a copy of each module for this language, from which tree shaking removes the other one
export { en as buildingSetup } from '~/features/building-setup/admin/texts.ts?en';
export { en as cities } from '~/features/cities/admin/texts.ts?en';
export { en as media } from '~/features/media/admin/texts.ts?en';
export { en as planTemplates } from '~/features/plan-templates/admin/texts.ts?en';
export { en as previews } from '~/features/previews/admin/texts.ts?en';
export { en as projectEditorIcons } from '~/features/project-editor/admin/icons/texts.ts?en';
export { en as projectEditor } from '~/features/project-editor/admin/texts.ts?en';
export { en as sheetFiles } from '~/features/sheet-files/admin/texts.ts';
export { en as stagesLetters } from '~/features/stages/admin/letters/texts.ts?en';
export { en as stages } from '~/features/stages/admin/texts.ts?en';
export { en as unitImports } from '~/features/unit-imports/admin/texts.ts';
export { en as unitSheet } from '~/features/unit-sheet/admin/texts.ts';
export { en as unitSheetUnit } from '~/features/unit-sheet/admin/unit/texts.ts?en';
