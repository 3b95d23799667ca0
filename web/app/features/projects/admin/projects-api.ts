import { PAGE_SIZE } from '@diyar/contract/limits';
import type { DuplicateInput } from '@diyar/contract/previews';
import type { Project, ProjectCard, ProjectList } from '@diyar/contract/projects';
import { readProject, readProjects } from '@diyar/contract/readers/projects';
import { type ProjectStatus, statusOf } from '@diyar/contract/rules/project-status';
import type { ProjectType } from '@diyar/contract/rules/unit-figures';
import { UnitSheet } from '@diyar/contract/units';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedProject } from '~/features/project-draft/admin/project.ts';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { containsText, pageOfList } from '~/lib/admin/local-list.ts';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';

const LIST = readKey('GET /admin/projects');
const SHOWN = { isDoneWhenShown: true };

export type ProjectsFilter = {
  q: string;
  type: ProjectType | null;
  status: ProjectStatus | null;
  page: number;
};

export const useProjects = ({ q, type, status, page }: ProjectsFilter) =>
  useRead(
    'GET /admin/projects',
    { query: { q, type, status, page, size: PAGE_SIZE } },
    {
      read: (data): ProjectList =>
        pageOfList(readProjects(data), {
          page,
          matches: (one) =>
            (type === null || one.types.includes(type)) &&
            (status === null || statusOf(one) === status) &&
            containsText(q, one.nameEn, one.nameAr, one.cityEn, one.cityAr, ...one.types),
        }),
      keepsPrevious: true,
    },
  );

const getProject = (id: string, signal?: AbortSignal): Promise<Project> =>
  api('GET /admin/projects/{id}', { params: { id }, signal, read: readOne });

/** Null where the server has no such call (docs/product/calls-and-errors.md#another-server). */
async function getSheet(id: string, signal?: AbortSignal): Promise<UnitSheet | null> {
  try {
    return await api('GET /admin/projects/{id}/sheet', {
      params: { id },
      signal,
      read: (data) => UnitSheet.safeParse(data).data ?? null,
    });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 405)) return null;
    throw error;
  }
}

const TRIES = 3;

/** The project and the sheet of its units, both of one version: somebody may save between the two calls. */
export async function getEditedProject(id: string, signal?: AbortSignal): Promise<EditedProject> {
  for (let left = TRIES; ; left -= 1) {
    const [project, sheet] = await Promise.all([getProject(id, signal), getSheet(id, signal)]);
    if (sheet === null || sheet.version === project.version) return { ...project, sheet };
    if (left === 1) throw new ApiError({ status: 409, url: '/admin/projects', method: 'GET' });
  }
}

/** What the editor starts from, always refetched. */
export const useEditedProject = (id: string) =>
  useQuery({
    queryKey: [...readKey('GET /admin/projects/{id}', { params: { id } }), 'edited'],
    queryFn: ({ signal }) => getEditedProject(id, signal),
    staleTime: 0,
  });

/** One project by its id, always refetched: an edit starts from the current state. */
export const useProject = (id: string) =>
  useRead('GET /admin/projects/{id}', { params: { id } }, { read: readOne, staleTime: 0 });

function readOne(data: unknown): Project {
  const project = readProject(data);
  if (!project) throw new ApiError({ status: 404, url: '/admin/projects', method: 'GET' });
  return project;
}

export const useDeleteProject = () =>
  useWrite({
    mutationFn: ({ id }: ProjectCard) => api('DELETE /admin/projects/{id}', { params: { id } }),
    meta: SHOWN,
  });

/** Optimistic; a rejection restores the previous state. */
export function useSetFeatured(project: ProjectCard) {
  const client = useQueryClient();
  const show = (isFeatured: boolean) =>
    client.setQueriesData<ProjectList>(
      { queryKey: LIST },
      (list) =>
        list && {
          ...list,
          items: list.items.map((one) =>
            one.id === project.id ? { ...one, isFeatured, status: statusOf({ ...one, isFeatured }) } : one,
          ),
        },
    );
  return useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: (featured: boolean) =>
      api('PATCH /admin/projects/{id}/feature', { params: { id: project.id }, body: { featured } }),
    onMutate: async (featured) => {
      await client.cancelQueries({ queryKey: LIST });
      show(featured);
    },
    onError: (_, featured) => show(!featured),
    meta: SHOWN,
  });
}

export const useDuplicate = ({ id }: Pick<ProjectCard, 'id'>) =>
  useWrite({
    mutationFn: (input: DuplicateInput) =>
      api('POST /admin/projects/{id}/duplicate', { params: { id }, body: input, read: readProject }),
    meta: SHOWN,
  });
