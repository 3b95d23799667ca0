import { brandCalls } from '@diyar/contract/calls/brand';
import { companyCalls } from '@diyar/contract/calls/company';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config.ts';
import { serveCalls } from '../../serve-calls.ts';
import { readAccent, readBrand, readSiteBrand, saveBrand } from './brand.ts';
import { readHours, saveHours } from './hours.ts';
import { logoPictures } from './logo-pictures.ts';
import { manifestOf } from './manifest.ts';
import { readCompany, updateCompany } from './service.ts';

export const companyRoutes: FastifyPluginAsync<{ config: Config }> = async (app, { config }) => {
  const { db } = app.database;
  const pictureOf = logoPictures(app.files);

  await serveCalls(app, 'company', companyCalls, {
    'GET /company': async () => readCompany(await app.replica.forReading()),
    'PUT /company': ({ actor, body }) => updateCompany(db, actor, body),
    'GET /admin/company/hours': () => readHours(db),
    'PUT /admin/company/hours': ({ actor, body }) => saveHours(db, actor, body),
  });

  await serveCalls(app, 'company', brandCalls, {
    'GET /brand': async () => readSiteBrand(await app.replica.forReading()),
    'GET /brand/manifest': async ({ query }) => {
      const source = await app.replica.forReading();
      return manifestOf(await readCompany(source), await readSiteBrand(source), query.lang, config.basePath);
    },
    'GET /brand/{key}/{picture}': async ({ params: { key, picture }, query, reply }) => {
      // no other colour is made into a picture, whoever asks
      const isOurs = `#${query.accent}` === (await readAccent(await app.replica.forReading()));
      const bytes = await pictureOf(key, picture, isOurs ? query.accent : '');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type(picture.endsWith('.webp') ? 'image/webp' : 'image/png')
        .send(bytes);
    },
    'GET /admin/company/brand': () => readBrand(db),
    'PUT /admin/company/brand': ({ actor, body }) => saveBrand(db, actor, body),
  });
};
