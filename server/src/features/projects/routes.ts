import { projectCalls } from '@diyar/contract/calls/projects';
import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../../errors.ts';
import { serveCalls } from '../../serve-calls.ts';
import * as projects from './index.ts';

const present = <T>(project: T | null): T => {
  if (project === null) throw new AppError('notFound');
  return project;
};

export const projectRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'projects', projectCalls, {
    'GET /projects': async ({ query }) => projects.listProjects(await app.replica.forReading(), query),
    'GET /projects/{id}': async ({ params }) =>
      present(await projects.readPublicProject(await app.replica.forReading(), params.id)),
    'GET /admin/projects': ({ query }) => projects.listAllProjects(db, query),
    'GET /admin/projects/{id}': async ({ params }) => present(await projects.readProject(db, params.id)),
    'POST /admin/projects': ({ actor, body }) => projects.createProject(db, actor, body),
    'PUT /admin/projects/{id}': ({ actor, params, body }) =>
      projects.updateProject(db, actor, params.id, body),
    'PATCH /admin/projects/{id}/feature': ({ actor, params, body }) =>
      projects.setFeatured(db, actor, params.id, body.featured),
    'POST /admin/projects/{id}/duplicate': ({ actor, params, body }) =>
      projects.duplicateProject(db, actor, params.id, body),
    'DELETE /admin/projects/{id}': ({ actor, params }) => projects.deleteProject(db, actor, params.id),
  });
};
