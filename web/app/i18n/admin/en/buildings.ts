// the query creates a copy of each module for this language, from which tree shaking removes the other one
export { en as deals } from '~/features/deals/admin/texts.ts';
export { en as lacasaBuildings } from '~/features/lacasa/admin/buildings/texts.ts?en';
export { en as lacasaDashboard } from '~/features/lacasa/admin/dashboard/texts.ts?en';
export { en as lacasaDeals } from '~/features/lacasa/admin/deals/texts.ts?en';
export { en as lacasaHistory } from '~/features/lacasa/admin/history/texts.ts?en';
export { en as lacasa } from '~/features/lacasa/admin/texts.ts?en';
