import { SiteBrand } from '@diyar/contract/brand';
import type { Place } from '@diyar/contract/cities';
import { isErrorCode } from '@diyar/contract/errors';
import { FEATURED_LIMIT, PAGE_SIZE } from '@diyar/contract/limits';
import type { ProjectList } from '@diyar/contract/projects';
import type { ProjectsQuery } from '@diyar/contract/projects-query';
import type { CompanyFigures, PublicReads, SendResult } from '@diyar/contract/public-reads';
import { readCompany } from '@diyar/contract/readers/company';
import { readCreatedId } from '@diyar/contract/readers/created-id';
import { readHero } from '@diyar/contract/readers/hero';
import { readPlaces, readProject, readProjects } from '@diyar/contract/readers/projects';
import { readUnits } from '@diyar/contract/readers/units';
import { matchesFilters, matchingFigures, NO_FILTERS } from '@diyar/contract/rules/filters';
import { currenciesByUse } from '@diyar/contract/rules/money';
import { ApiError, fieldErrors } from './lib/api/api-error.ts';
import { type Api, createClient } from './lib/api/client.ts';

/** The time limit of a read from another server; the page then uses its fallback. */
const PATIENCE_MS = 3_000;
const FRESH_MS = 30_000;

/** Of our own server in another place; null for anything else. */
const readBrand = (answer: unknown): SiteBrand | null => SiteBrand.safeParse(answer).data ?? null;

/**
 * The public reads from another server (API_BASE_URL), parsed tolerantly
 * (docs/product/calls-and-errors.md#another-server).
 */
export function remoteReads(baseUrl: string): PublicReads {
  const client = createClient({ baseUrl, token: () => null, language: () => 'ar', onUnauthorized: () => {} });
  const patience = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    company: cached(() => companyFrom(client, patience)),
    // a server that does not know the call has the built-in one
    brand: cached(() => client.call('GET /brand', { read: readBrand, ...patience() }).catch(() => null)),
    // 401 or 403 counts as no media (docs/product/calls-and-errors.md#hero-media)
    heroMedia: () =>
      client.call('GET /hero-media', { read: readHero, ...patience() }).catch(noneWhen(401, 403)),
    projects: (query) => listFrom(client, query, patience()),
    project: (idOrSlug) => projectFrom(client, idOrSlug, patience()),
    places: () => placesFrom(client, patience()),
    // another server says nothing of units that are not on offer
    takenUnit: async () => null,
    // nor of places in a building, of plans, of stages
    building: async () => [],
    plans: async () => [],
    progress: async () => null,
    // quotes, visits, previews and buyers' pages are ours
    quote: async () => null,
    agreeToQuote: notThere,
    visit: async () => null,
    moveVisit: notThere,
    cancelVisit: notThere,
    buyerPage: notThere,
    openBuyerPage: notThere,
    buyerSheet: async () => null,
    askOffice: notThere,
    preview: async () => null,
    figures: () => figuresFrom(client, patience()),
    sendMessage: (payload) =>
      client.call('POST /public/messages', { body: payload, read: readCreatedId }).then(created, refused),
  };
}

const notThere = async (): Promise<never> => {
  throw new Error('another server has no such page');
};

/** A company that only references its address has it at /addresses/{id}; where that fails, it has none. */
async function companyFrom(client: Api, patience: () => { signal: AbortSignal }) {
  const company = await client.call('GET /company', { read: readCompany, ...patience() });
  const { en, ar, googleMapsUrl } = company.address;
  const isGiven = [...Object.values(en), ...Object.values(ar), googleMapsUrl].some((word) => word !== '');
  if (isGiven || company.addressId === null) return company;
  return client
    .call('GET /addresses/{id}', {
      params: { id: company.addressId },
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

/**
 * A server that sends everything at once leaves filtering and paging to us
 * (docs/product/calls-and-errors.md#lists).
 */
async function listFrom(
  client: Api,
  query: Partial<ProjectsQuery>,
  options: { signal: AbortSignal },
): Promise<ProjectList> {
  const { featured, lang, page = 1, size = PAGE_SIZE, ...filters } = query;
  const sent = Object.entries({ ...query, limit: size }).filter(
    ([, value]) => value !== null && value !== '',
  );
  const list = await client.call('GET /projects', {
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
  const shown = items.slice((page - 1) * size, page * size).map((project) => {
    const matching = matchingFigures(project.units, wanted);
    return matching ? { ...project, matching } : project;
  });
  return { items: shown, total: items.length, page, size };
}

/** A server without this call has its cities in its projects. */
async function placesFrom(client: Api, options: { signal: AbortSignal }): Promise<Place[]> {
  const places = await client
    .call('GET /places', { read: readPlaces, ...options })
    .catch(noneWhen(400, 401, 403, 404, 405, 500, 501));
  if (places.length > 0) return places;
  const { items } = await client.call('GET /projects', { read: readProjects, ...options });
  const byCity = Map.groupBy(
    items.filter(({ isActive, cityEn, cityAr }) => isActive && cityEn + cityAr !== ''),
    ({ cityEn, cityAr }) => `${cityEn}\n${cityAr}`,
  );
  return [...byCity.values()].flatMap(([first, ...others]) =>
    first ? { cityEn: first.cityEn, cityAr: first.cityAr, projects: others.length + 1 } : [],
  );
}

/** A server without this call: counted from the first page if that has all projects; a list names only lowest prices. */
async function figuresFrom(client: Api, options: { signal: AbortSignal }): Promise<CompanyFigures> {
  const { items, total } = await listFrom(client, { size: FEATURED_LIMIT }, options);
  const isWhole = total <= items.length;
  return {
    projects: total,
    homes: isWhole ? items.reduce((sum, one) => sum + one.unitsAvailable, 0) : 0,
    currencies: currenciesByUse(items.flatMap(({ priceFrom }) => priceFrom?.currency ?? [])),
  };
}

/** A project without embedded units has them at /units; where that fails, it has none to offer. */
async function projectFrom(client: Api, idOrSlug: string, options: { signal: AbortSignal }) {
  const project = await client
    .call('GET /projects/{id}', { params: { id: idOrSlug }, read: readProject, ...options })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
  if (!project || project.units.length > 0) return project;
  const units = await client
    .call('GET /units', { query: { projectId: project.id }, read: readUnits, ...options })
    .then(({ items }) => items)
    .catch(() => []);
  return { ...project, units };
}

/** A created message with an id means success. */
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

/**
 * Caches the result for a short time and shares one request between concurrent callers; a failure is not
 * cached.
 */
function cached<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (!result || Date.now() >= until) {
      until = Date.now() + FRESH_MS;
      result = read().catch((error) => {
        result = undefined;
        throw error;
      });
    }
    return result;
  };
}
