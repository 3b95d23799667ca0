import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { addressRoutes } from './addresses/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { buildingSetupRoutes } from './buildings/setup-routes.ts';
import { companyRoutes } from './company/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { heroRoutes } from './hero/routes.ts';
import { ledgerRoutes } from './ledger/routes.ts';
import { messageExportRoutes } from './messages/export-routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { moneyExportRoutes } from './money-desk/export-routes.ts';
import { moneyDeskRoutes } from './money-desk/routes.ts';
import { placeRoutes } from './places/routes.ts';
import { planRoutes } from './plans/routes.ts';
import { projectRoutes } from './projects/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { soldRoutes } from './sold/routes.ts';
import { BUILDINGS, LACASA } from './tracker/base.ts';
import { buildingRoutes } from './tracker/building-routes.ts';
import { dealRoutes } from './tracker/deal-routes.ts';
import { documentRoutes } from './tracker/document-routes.ts';
import { buildingExportRoutes } from './tracker/export-routes.ts';
import { personRoutes } from './tracker/person-routes.ts';
import { trackerRoutes } from './tracker/routes.ts';
import { trashRoutes } from './trash/routes.ts';
import { unitBatchRoutes } from './unit-batches/routes.ts';
import { unitImportRoutes } from './unit-imports/routes.ts';
import { unitRoutes } from './units/routes.ts';
import { userRoutes } from './users/routes.ts';

/** All calls. Mounted under `/api`, and also at the root unless the pages are there. */
export async function features(app: FastifyInstance, { config }: { config: Config }) {
  await app.register(authRoutes, { config });
  await app.register(userRoutes);
  await app.register(fileRoutes);
  await app.register(unitRoutes);
  await app.register(unitImportRoutes);
  await app.register(unitBatchRoutes);
  await app.register(projectRoutes);
  await app.register(buildingSetupRoutes);
  await app.register(planRoutes);
  await app.register(placeRoutes);
  await app.register(addressRoutes);
  await app.register(companyRoutes);
  await app.register(heroRoutes);
  await app.register(messageRoutes, { config });
  await app.register(messageExportRoutes);
  await app.register(eventRoutes);
  for (const base of [LACASA, BUILDINGS]) {
    await app.register(trackerRoutes, { base, config });
    await app.register(documentRoutes, { base });
    await app.register(buildingExportRoutes, { base });
  }
  await app.register(dealRoutes, { config });
  await app.register(ledgerRoutes);
  await app.register(quoteRoutes, { config });
  await app.register(buildingRoutes);
  await app.register(personRoutes);
  await app.register(moneyDeskRoutes);
  await app.register(moneyExportRoutes);
  await app.register(soldRoutes);
  await app.register(dashboardRoutes);
  await app.register(trashRoutes);
  await app.register(auditRoutes);
}
