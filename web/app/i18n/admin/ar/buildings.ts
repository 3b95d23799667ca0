// the query creates a copy of each module for this language, from which tree shaking removes the other one
export { ar as deals } from '~/features/deals/admin/texts-ar.ts';
export { ar as lacasaBuildings } from '~/features/lacasa/admin/buildings/texts.ts?ar';
export { ar as lacasaDashboard } from '~/features/lacasa/admin/dashboard/texts.ts?ar';
export { ar as lacasaDeals } from '~/features/lacasa/admin/deals/texts.ts?ar';
export { ar as lacasaHistory } from '~/features/lacasa/admin/history/texts.ts?ar';
export { ar as lacasa } from '~/features/lacasa/admin/texts.ts?ar';
