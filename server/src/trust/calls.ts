import type { Area } from '@diyar/contract/rules/roles';

/**
 * Every call of the API, who may make it (SPEC §6), and what someone who may gets for an id that is not there and
 * an empty body. Written by hand, so that it can disagree with the routes.
 */
export const CALLS: Record<string, [area: Area, status: number]> = {
  'POST /auth/login': ['public', 422],
  'GET /auth/me': ['signedIn', 200],
  'GET /admin/users': ['users', 200],
  'POST /admin/users': ['users', 422],
  'PATCH /admin/users/{id}': ['users', 422],
  'PATCH /admin/users/{id}/status': ['users', 422],
  'PATCH /admin/users/{id}/password': ['users', 422],
  'DELETE /admin/users/{id}': ['users', 404],
  'POST /uploads': ['files', 415],
  'POST /files': ['files', 415],
  'GET /units': ['public', 422],
  'GET /projects': ['public', 200],
  'GET /projects/{idOrSlug}': ['public', 404],
  'POST /projects': ['projects', 422],
  'PUT /projects/{id}': ['projects', 422],
  'DELETE /projects/{id}': ['projects', 404],
  'PATCH /projects/{id}/feature': ['projects', 422],
  'GET /admin/projects': ['projects', 200],
  'GET /admin/projects/{idOrSlug}': ['projects', 404],
  'POST /admin/projects': ['projects', 422],
  'PUT /admin/projects/{id}': ['projects', 422],
  'DELETE /admin/projects/{id}': ['projects', 404],
  'PATCH /admin/projects/{id}/feature': ['projects', 422],
  'GET /places': ['public', 200],
  'GET /addresses/{id}': ['public', 404],
  'GET /company': ['public', 200],
  'PUT /company': ['company', 422],
  'GET /hero-media': ['public', 200],
  'PUT /hero-media/{id}': ['hero', 422],
  'PATCH /hero-media/{id}': ['hero', 422],
  'DELETE /hero-media/{id}': ['hero', 404],
  'POST /public/messages': ['public', 422],
  'GET /admin/messages': ['messages', 200],
  'GET /admin/messages/{id}': ['messages', 404],
  'PATCH /admin/messages/{id}/read': ['messages', 404],
  'DELETE /admin/messages/{id}': ['messages', 404],
  'GET /admin/messages/export': ['messages', 200],
  'GET /admin/events': ['signedIn', 200],
  'GET /lacasa/floors': ['lacasa', 200],
  'GET /lacasa/dashboard': ['lacasa', 200],
  'GET /lacasa/export': ['lacasa', 200],
  'GET /lacasa/apartments/{id}/history': ['lacasa', 404],
  'POST /lacasa/apartments/{id}/restore': ['lacasaRestore', 404],
  'PATCH /lacasa/apartments/{id}/reservation': ['lacasa', 404],
  'POST /lacasa/apartments/{id}/reservation': ['lacasa', 404],
  'DELETE /lacasa/apartments/{id}/reservation': ['lacasa', 404],
  'GET /lacasa/apartments/{id}/payments': ['lacasa', 404],
  'POST /lacasa/apartments/{id}/payments': ['lacasa', 422],
  'POST /lacasa/apartments/{id}/cheques': ['lacasa', 422],
  'PATCH /lacasa/payments/{id}': ['lacasa', 422],
  'DELETE /lacasa/payments/{id}': ['lacasa', 404],
  'POST /apartments/{id}/photo': ['lacasa', 415],
  'POST /apartments/{id}/contract': ['lacasa', 415],
  'GET /apartments/{id}/photo': ['lacasa', 404],
  'GET /apartments/{id}/contract': ['lacasa', 404],
  'GET /admin/selled': ['sold', 200],
  'POST /admin/selled': ['sold', 415],
  'DELETE /admin/selled/{id}': ['sold', 404],
  'GET /admin/selled/{id}/contract': ['sold', 404],
  'GET /admin/selled/export': ['sold', 200],
  'GET /admin/dashboard': ['dashboard', 200],
  'GET /admin/trash': ['trash', 200],
  'POST /admin/trash/{kind}/{id}/restore': ['trash', 404],
  'GET /admin/audit': ['audit', 200],
};

/** With an id that is not there. */
export const pathOf = (call: string): string =>
  (call.split(' ')[1] ?? '')
    .replace('{kind}', 'project')
    .replace('/hero-media/{id}', '/hero-media/12')
    .replace(/\{\w+\}/, '999999');
