// the query creates a copy of each module for this language, from which tree shaking removes the other one

export { en as buildingsDashboard } from '~/features/buildings/admin/dashboard/texts.ts?en';
export { en as buildingsDeals } from '~/features/buildings/admin/deals/texts.ts?en';
export { en as buildingsHistory } from '~/features/buildings/admin/history/texts.ts?en';
export { en as buildingsList } from '~/features/buildings/admin/list/texts.ts?en';
export { en as buildings } from '~/features/buildings/admin/texts.ts?en';
export { en as ledger } from '~/features/ledger/admin/texts.ts';
export { en as parties } from '~/features/parties/admin/texts.ts?en';
