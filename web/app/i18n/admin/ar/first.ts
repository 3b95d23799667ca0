// the query creates a copy of each module for this language, from which tree shaking removes the other one
export * as words from '@diyar/contract/words/ar/lists';
export { ar as account } from '~/features/account/admin/texts.ts?ar';
export { ar as auth } from '~/features/auth/admin/texts.ts?ar';
export { ar as buildingsReleasedHolds } from '~/features/buildings/admin/released-holds/texts.ts?ar';
export { ar as dashboard } from '~/features/dashboard/admin/texts.ts?ar';
export { ar as find } from '~/features/find/admin/texts.ts?ar';
export { ar as leads } from '~/features/leads/admin/texts-ar.ts';
export { ar as messages } from '~/features/messages/admin/texts.ts?ar';
export { ar as pathDoors } from '~/features/path/admin/doors/texts.ts?ar';
export { ar as projects } from '~/features/projects/admin/texts.ts?ar';
export { ar as today } from '~/features/today/admin/texts.ts?ar';
export { ar as nav } from '../nav.ts?ar';
export { ar as ui } from '../ui.ts?ar';
