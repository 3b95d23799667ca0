// the query creates a copy of each module for this language, from which tree shaking removes the other one

export { ar as buildingsDashboard } from '~/features/buildings/admin/dashboard/texts.ts?ar';
export { ar as buildingsDeals } from '~/features/buildings/admin/deals/texts.ts?ar';
export { ar as buildingsHistory } from '~/features/buildings/admin/history/texts.ts?ar';
export { ar as buildingsList } from '~/features/buildings/admin/list/texts.ts?ar';
export { ar as buildings } from '~/features/buildings/admin/texts.ts?ar';
export { ar as ledger } from '~/features/ledger/admin/texts-ar.ts';
export { ar as parties } from '~/features/parties/admin/texts.ts?ar';
