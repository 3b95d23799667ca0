import { stageCalls } from '@diyar/contract/calls/stages';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { readLetters, tellLetters } from './letters.ts';
import { addPicture, changePicture, removePicture } from './pictures.ts';
import { reachStage, readReach } from './reach.ts';
import { readStages } from './read.ts';
import { saveStages } from './save.ts';

export const stageRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'stages', stageCalls, {
    'GET /admin/projects/{id}/stages': ({ params }) => readStages(db, params.id),
    'PUT /admin/projects/{id}/stages': ({ actor, params, body }) => saveStages(db, actor, params.id, body),
    'GET /admin/stages/{stageId}/reach': ({ actor, params, query }) =>
      readReach(db, actor, params.stageId, query.on),
    'POST /admin/stages/{stageId}/reach': ({ actor, params, body }) =>
      reachStage(db, actor, params.stageId, body),
    'POST /admin/stages/{stageId}/pictures': ({ actor, params, body }) =>
      addPicture(db, actor, params.stageId, body),
    'PATCH /admin/stage-pictures/{pictureId}': ({ actor, params, body }) =>
      changePicture(db, actor, params.pictureId, body),
    'GET /admin/stages/{stageId}/letters': ({ actor, params }) => readLetters(db, actor, params.stageId),
    'POST /admin/stages/{stageId}/letters': ({ actor, params, body }) =>
      tellLetters(db, actor, params.stageId, body),
    'DELETE /admin/stage-pictures/{pictureId}': ({ actor, params }) =>
      removePicture(db, actor, params.pictureId),
  });
};
