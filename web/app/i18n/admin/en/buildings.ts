// the query creates a copy of each module for this language, from which tree shaking removes the other one

export { en as lacasaDashboard } from '~/features/buildings/admin/dashboard/texts.ts?en';
export { en as lacasaDeals } from '~/features/buildings/admin/deals/texts.ts?en';
export { en as lacasaHistory } from '~/features/buildings/admin/history/texts.ts?en';
export { en as lacasaBuildings } from '~/features/buildings/admin/list/texts.ts?en';
export { en as lacasa } from '~/features/buildings/admin/texts.ts?en';
export { en as deals } from '~/features/ledger/admin/texts.ts';
