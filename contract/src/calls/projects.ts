import { z } from 'zod';
import { IdParams } from '../fields.ts';
import { PROJECT_SAVE_BYTES } from '../limits.ts';
import { DuplicateInput } from '../previews.ts';
import { FeatureInput, ProjectInput } from '../project-input.ts';
import { Project, ProjectList } from '../projects.ts';
import { ProjectsQuery } from '../projects-query.ts';
import { calls } from './call.ts';
import { UNIT_TOPICS } from './topics.ts';

/** A number, or the project's slug. */
const NamedParams = z.object({ id: z.string() });

export const projectCalls = calls({
  'GET /projects': {
    access: 'public',
    cacheable: true,
    summary: 'Public projects',
    query: ProjectsQuery,
    answer: ProjectList,
  },
  'GET /projects/{id}': {
    access: 'public',
    cacheable: true,
    summary: 'A public project, by id or slug',
    params: NamedParams,
    answer: Project,
  },
  'GET /admin/projects': {
    access: 'projects',
    summary: 'All projects, archived ones too',
    query: ProjectsQuery,
    answer: ProjectList,
    reads: ['projects'],
  },
  'GET /admin/projects/{id}': {
    access: 'projects',
    summary: 'Any project, with all its units',
    params: NamedParams,
    answer: Project,
    reads: ['projects'],
  },
  'POST /admin/projects': {
    alias: '/projects',
    access: 'projects',
    bodyLimit: PROJECT_SAVE_BYTES,
    summary: 'Create a project',
    body: ProjectInput,
    answer: Project,
    status: 201,
    askAgain: 'no',
    changes: UNIT_TOPICS,
  },
  'PUT /admin/projects/{id}': {
    alias: '/projects/{id}',
    access: 'projects',
    bodyLimit: PROJECT_SAVE_BYTES,
    summary: 'Save a project with its units and gallery',
    params: IdParams,
    body: ProjectInput,
    answer: Project,
    askAgain: 'no',
    changes: UNIT_TOPICS,
  },
  'PATCH /admin/projects/{id}/feature': {
    alias: '/projects/{id}/feature',
    access: 'projects',
    summary: 'Feature or unfeature',
    params: IdParams,
    body: FeatureInput,
    answer: Project,
    askAgain: 'no',
    changes: UNIT_TOPICS,
  },
  'POST /admin/projects/{id}/duplicate': {
    alias: '/projects/{id}/duplicate',
    access: 'projects',
    summary: 'A draft with the same texts, units and pictures',
    params: IdParams,
    body: DuplicateInput,
    answer: Project,
    status: 201,
    askAgain: 'no',
    changes: UNIT_TOPICS,
  },
  'DELETE /admin/projects/{id}': {
    alias: '/projects/{id}',
    access: 'projects',
    summary: 'Delete a project',
    params: IdParams,
    askAgain: 'no',
    changes: UNIT_TOPICS,
  },
});
