// the query creates a copy of each module for this language, from which tree shaking removes the other one

export { ar as lacasaDashboard } from '~/features/buildings/admin/dashboard/texts.ts?ar';
export { ar as lacasaDeals } from '~/features/buildings/admin/deals/texts.ts?ar';
export { ar as lacasaHistory } from '~/features/buildings/admin/history/texts.ts?ar';
export { ar as lacasaBuildings } from '~/features/buildings/admin/list/texts.ts?ar';
export { ar as lacasa } from '~/features/buildings/admin/texts.ts?ar';
export { ar as deals } from '~/features/ledger/admin/texts-ar.ts';
