import { isErrorCode } from '@diyar/contract/errors';
import { FEATURED_LIMIT, PAGE_SIZE } from '@diyar/contract/limits';
import type { Place, ProjectList } from '@diyar/contract/projects';
import type { ProjectsQuery } from '@diyar/contract/projects-query';
import type { CompanyFigures, PublicReads, SendResult } from '@diyar/contract/public-reads';
import { readCompany } from '@diyar/contract/readers/company';
import { readCreatedId } from '@diyar/contract/readers/created-id';
import { readHero } from '@diyar/contract/readers/hero';
import { readPlaces, readProject, readProjects } from '@diyar/contract/readers/projects';
import { readUnits } from '@diyar/contract/readers/units';
import { matchesFilters, NO_FILTERS } from '@diyar/contract/rules/filters';
import { ApiError, fieldErrors } from './lib/api/api-error.ts';
import { type Api, createClient } from './lib/api/client.ts';

/** A page does not wait longer than this for another server; it then falls back (SPEC §3, sample data). */
const PATIENCE_MS = 3_000;
const FRESH_MS = 30_000;

/** The public reads from another server that speaks SPEC §7 (API_BASE_URL), read tolerantly. */
export function remoteReads(baseUrl: string): PublicReads {
  const client = createClient({ baseUrl, token: () => null, language: () => 'ar', onUnauthorized: () => {} });
  const patience = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    company: kept(() => companyFrom(client, patience)),
    // SPEC §7: 401 or 403 is treated as no media
    heroMedia: () => client.get('/hero-media', { read: readHero, ...patience() }).catch(noneWhen(401, 403)),
    projects: (query) => listFrom(client, query, patience()),
    project: (idOrSlug) => projectFrom(client, idOrSlug, patience()),
    places: () => placesFrom(client, patience()),
    figures: () => figuresFrom(client, patience()),
    sendMessage: (payload) =>
      client.post('/public/messages', payload, { read: readCreatedId }).then(created, refused),
  };
}

/** SPEC §3, §7: a company that only names its address has it at /addresses/{id}; where that fails, it has none. */
async function companyFrom(client: Api, patience: () => { signal: AbortSignal }) {
  const company = await client.get('/company', { read: readCompany, ...patience() });
  const { en, ar, googleMapsUrl } = company.address;
  const isGiven = [...Object.values(en), ...Object.values(ar), googleMapsUrl].some((word) => word !== '');
  if (isGiven || company.addressId === null) return company;
  return client
    .get(`/addresses/${company.addressId}`, {
      read: (address) => readCompany({ ...company, address }),
      ...patience(),
    })
    .catch(() => company);
}

const noneWhen =
  (...statuses: number[]) =>
  (error: unknown): never[] => {
    if (error instanceof ApiError && statuses.includes(error.status)) return [];
    throw error;
  };

/** DECISIONS §2 (lists): a server that sent all it has leaves filtering and paging to us. */
async function listFrom(
  client: Api,
  query: Partial<ProjectsQuery>,
  options: { signal: AbortSignal },
): Promise<ProjectList> {
  const { featured, lang, page = 1, size = PAGE_SIZE, ...filters } = query;
  const sent = Object.entries({ ...query, limit: size }).filter(
    ([, value]) => value !== null && value !== '',
  );
  const list = await client.get('/projects', {
    query: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    read: readProjects,
    ...options,
  });
  if (list.paged) return list;
  const wanted = { ...NO_FILTERS, ...filters };
  const items = list.items.filter(
    (project) =>
      project.isActive &&
      (featured === undefined || project.isFeatured === featured) &&
      matchesFilters(project, wanted, lang ?? 'ar'),
  );
  return { items: items.slice((page - 1) * size, page * size), total: items.length, page, size };
}

/** SPEC §7 knows no such call: a server without it has its cities in its projects. */
async function placesFrom(client: Api, options: { signal: AbortSignal }): Promise<Place[]> {
  const places = await client
    .get('/places', { read: readPlaces, ...options })
    .catch(noneWhen(400, 401, 403, 404, 405, 500, 501));
  if (places.length > 0) return places;
  const { items } = await client.get('/projects', { read: readProjects, ...options });
  const byCity = Map.groupBy(
    items.filter(({ isActive, cityEn, cityAr }) => isActive && cityEn + cityAr !== ''),
    ({ cityEn, cityAr }) => `${cityEn}\n${cityAr}`,
  );
  return [...byCity.values()].flatMap(([first, ...others]) =>
    first ? { cityEn: first.cityEn, cityAr: first.cityAr, projects: others.length + 1 } : [],
  );
}

/** SPEC §7 has no such call either: counted where the first projects are all there are. */
async function figuresFrom(client: Api, options: { signal: AbortSignal }): Promise<CompanyFigures> {
  const { items, total } = await listFrom(client, { size: FEATURED_LIMIT }, options);
  const isWhole = total <= items.length;
  return { projects: total, homes: isWhole ? items.reduce((sum, one) => sum + one.unitsAvailable, 0) : 0 };
}

/** A project that carries no units of its own has them at /units; where that fails, it has none to offer. */
async function projectFrom(client: Api, idOrSlug: string, options: { signal: AbortSignal }) {
  const project = await client
    .get(`/projects/${encodeURIComponent(idOrSlug)}`, { read: readProject, ...options })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
  if (!project || project.units.length > 0) return project;
  const units = await client
    .get('/units', { query: { projectId: String(project.id) }, read: readUnits, ...options })
    .then(({ items }) => items)
    .catch(() => []);
  return { ...project, units };
}

/** SPEC §7: a created message with an id means success. */
const created = (id: number | null): SendResult => {
  if (id === null) throw new Error('the message was not created on the server');
  return { ok: true, id };
};

function refused(error: unknown): SendResult {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error;
  const code = isErrorCode(error.code) ? error.code : 'invalid';
  const errors = Object.entries(fieldErrors(error)).map(([path, message]) => ({ path, message }));
  return { ok: false, code, message: error.message, errors };
}

/** Asks at most twice a minute, and once for all who ask at the same time; a failure is not kept. */
function kept<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (!answer || Date.now() >= until) {
      until = Date.now() + FRESH_MS;
      answer = ask().catch((error) => {
        answer = undefined;
        throw error;
      });
    }
    return answer;
  };
}
