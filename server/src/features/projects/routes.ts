import { IdParams } from '@diyar/contract/fields';
import { DuplicateInput } from '@diyar/contract/previews';
import { FeatureInput, ProjectInput } from '@diyar/contract/project-input';
import { Project, ProjectList } from '@diyar/contract/projects';
import { ProjectsQuery } from '@diyar/contract/projects-query';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import * as projects from './index.ts';

const tags = ['projects'];
const open = { access: 'public', cacheable: true } as const;
const config = { access: 'projects' } as const;
/** A number, or the project's slug. */
const NamedParams = z.object({ id: z.string() });

const present = <T>(project: T | null): T => {
  if (project === null) throw new AppError('notFound');
  return project;
};

const reads: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;
  const list = { tags, querystring: ProjectsQuery, response: { 200: ProjectList } };
  const one = { tags, params: NamedParams, response: { 200: Project } };

  app.get('/projects', { config: open, schema: { ...list, summary: 'Public projects' } }, async (request) =>
    projects.listProjects(await app.replica.forReading(), request.query),
  );

  app.get(
    '/projects/:id',
    { config: open, schema: { ...one, summary: 'A public project, by id or slug' } },
    async (request) => {
      const db = await app.replica.forReading();
      return present(await projects.readPublicProject(db, request.params.id));
    },
  );

  app.get(
    '/admin/projects',
    { config, schema: { ...list, summary: 'All projects, archived ones too' } },
    (request) => projects.listAllProjects(db, request.query),
  );

  app.get(
    '/admin/projects/:id',
    { config, schema: { ...one, summary: 'Any project, with all its units' } },
    async (request) => present(await projects.readProject(db, request.params.id)),
  );
};

/** The same writes at two bases. */
const writesAt =
  (base: string): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = app.database;
    const saving = { config, bodyLimit: projects.SAVE_BYTES };

    app.post(
      base,
      {
        ...saving,
        schema: { tags, summary: 'Create a project', body: ProjectInput, response: { 201: Project } },
      },
      async (request, reply) =>
        reply.code(201).send(await projects.createProject(db, await request.identify(), request.body)),
    );

    app.put(
      `${base}/:id`,
      {
        ...saving,
        schema: {
          tags,
          summary: 'Save a project with its units and gallery',
          params: IdParams,
          body: ProjectInput,
          response: { 200: Project },
        },
      },
      async (request) =>
        projects.updateProject(db, await request.identify(), request.params.id, request.body),
    );

    app.patch(
      `${base}/:id/feature`,
      {
        config,
        schema: {
          tags,
          summary: 'Feature or unfeature',
          params: IdParams,
          body: FeatureInput,
          response: { 200: Project },
        },
      },
      async (request) =>
        projects.setFeatured(db, await request.identify(), request.params.id, request.body.featured),
    );

    app.post(
      `${base}/:id/duplicate`,
      {
        config,
        schema: {
          tags,
          summary: 'A draft with the same texts, units and pictures',
          params: IdParams,
          body: DuplicateInput,
          response: { 201: Project },
        },
      },
      async (request, reply) => {
        const actor = await request.identify();
        const copy = await projects.duplicateProject(db, actor, request.params.id, request.body);
        return reply.code(201).send(copy);
      },
    );

    app.delete(
      `${base}/:id`,
      {
        config,
        schema: { tags, summary: 'Delete a project', params: IdParams, response: { 204: z.null() } },
      },
      async (request, reply) => {
        await projects.deleteProject(db, await request.identify(), request.params.id);
        return reply.code(204).send(null);
      },
    );
  };

export const projectRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(reads);
  await app.register(writesAt('/admin/projects'));
  await app.register(writesAt('/projects'));
};
