// the query creates a copy of each module for this language, from which tree shaking removes the other one
export * as words from '@diyar/contract/words/en/lists';
export { en as account } from '~/features/account/admin/texts.ts?en';
export { en as auth } from '~/features/auth/admin/texts.ts?en';
export { en as buildingsReleasedHolds } from '~/features/buildings/admin/released-holds/texts.ts?en';
export { en as dashboard } from '~/features/dashboard/admin/texts.ts?en';
export { en as find } from '~/features/find/admin/texts.ts?en';
export { en as leads } from '~/features/leads/admin/texts.ts';
export { en as messages } from '~/features/messages/admin/texts.ts?en';
export { en as pathDoors } from '~/features/path/admin/doors/texts.ts?en';
export { en as projects } from '~/features/projects/admin/texts.ts?en';
export { en as today } from '~/features/today/admin/texts.ts?en';
export { en as nav } from '../nav.ts?en';
export { en as ui } from '../ui.ts?en';
