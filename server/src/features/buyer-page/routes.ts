import { buyerPageCalls } from '@diyar/contract/calls/buyer-page';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import {
  giveAllLinks,
  giveBuyerLink,
  readBuyerLink,
  readBuyerLinks,
  renewBuyerLink,
  withdrawBuyerLink,
} from './give.ts';
import { tellBuyer } from './tell.ts';

export const buyerPageRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'buyer pages', buyerPageCalls, {
    'GET /admin/deals/{id}/buyer-page': ({ actor, params }) => readBuyerLink(db, actor, params.id),
    'POST /admin/deals/{id}/buyer-page': ({ actor, params }) => giveBuyerLink(db, actor, params.id),
    'POST /admin/deals/{id}/buyer-page/renew': ({ actor, params }) => renewBuyerLink(db, actor, params.id),
    'POST /admin/deals/{id}/buyer-page/withdraw': ({ actor, params }) =>
      withdrawBuyerLink(db, actor, params.id),
    'POST /admin/deals/{id}/buyer-page/told': async ({ actor, params, body }) => {
      await tellBuyer(db, actor, params.id, body);
      return readBuyerLink(db, actor, params.id);
    },
    'GET /admin/buildings/{buildingId}/buyer-pages': ({ actor, params }) =>
      readBuyerLinks(db, actor, params.buildingId),
    'POST /admin/buildings/{buildingId}/buyer-pages': ({ actor, params, body }) =>
      giveAllLinks(db, actor, params.buildingId, body.digest),
  });
};
