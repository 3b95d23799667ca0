import { SellInput } from '@diyar/contract/buildings';
import { BUILDING_PATH, dealCalls } from '@diyar/contract/calls/buildings';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import type { Config } from '../../config.ts';
import { AppError, type FieldProblem } from '../../errors.ts';
import { serveCalls } from '../../serve-calls.ts';
import type { Scope } from '../building-access/index.ts';
import { isMultipart, receiveUpload } from '../files/index.ts';
import { CONTRACT } from '../sold/index.ts';
import type { ApartmentState } from './apartments.ts';
import { BUILDINGS } from './base.ts';
import { cancelDeal, changeUnits, extendHold, hold, releaseHold, reopen, sell } from './deal-steps.ts';
import { contractLinks } from './documents.ts';
import { readEndedDeals } from './ended-deals.ts';
import { presentApartment } from './present.ts';

function readSale(fields: unknown): SellInput {
  // a multipart form carries the further units as one text
  const { with: further, ...rest } = (fields ?? {}) as { with?: unknown };
  const list = typeof further === 'string' ? further.split(',').filter(Boolean) : further;
  const parsed = SellInput.safeParse({ ...rest, with: list });
  if (!parsed.success) throw new AppError('invalid', { issues: parsed.error.issues as FieldProblem[] });
  return parsed.data;
}

/** Steps of a deal that only the newer calls know: hold, sell, cancel, open again, other units. */
export const dealRoutes: FastifyPluginAsync<{ config: Config }> = async (app, { config: { holdHours } }) => {
  const { files } = app;
  const { db } = app.database;
  const contractLink = contractLinks(files);
  /** What a step answers: the unit as it is afterwards. */
  const answer = async (
    asked: { actor: Actor; request: FastifyRequest },
    work: (scope: Scope) => Promise<ApartmentState>,
  ) => {
    const scope = await BUILDINGS.open(asked);
    return presentApartment(await work(scope), scope, contractLink);
  };

  await serveCalls(
    app,
    BUILDINGS.tag,
    dealCalls,
    {
      'POST /apartments/{id}/hold': (asked) =>
        answer(asked, (scope) => hold(db, scope, asked.params.id, asked.body, holdHours)),
      'POST /apartments/{id}/hold/extend': (asked) =>
        answer(asked, (scope) => extendHold(db, scope, asked.params.id, asked.body, holdHours)),
      'DELETE /apartments/{id}/hold': (asked) =>
        answer(asked, (scope) => releaseHold(db, scope, asked.params.id, asked.query.version)),
      'POST /apartments/{id}/sell': (asked) =>
        answer(asked, async (scope) => {
          const { actor, params, request } = asked;
          if (!isMultipart(request)) return sell(db, scope, params.id, readSale(request.body), null);
          return receiveUpload(files, request, actor, CONTRACT, ({ fields, file }) =>
            sell(db, scope, params.id, readSale(fields), file?.id ?? null),
          );
        }),
      'POST /apartments/{id}/cancel': (asked) =>
        answer(asked, (scope) => cancelDeal(db, scope, asked.params.id, asked.body)),
      'POST /apartments/{id}/reopen': (asked) =>
        answer(asked, (scope) => reopen(db, scope, asked.params.id, asked.body, holdHours)),
      'PUT /apartments/{id}/deal/units': (asked) =>
        answer(asked, (scope) => changeUnits(db, scope, asked.params.id, asked.body)),
      'GET /apartments/{id}/deals': async (asked) => ({
        items: await readEndedDeals(db, await BUILDINGS.open(asked), asked.params.id),
      }),
    },
    BUILDING_PATH,
  );
};
