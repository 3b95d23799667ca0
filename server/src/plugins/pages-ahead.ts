import type { FastifyInstance } from 'fastify';

/** Not fetched ahead: what needs a session, what is one visitor's or secret, and what an island does in place. */
const OTHERS = ['admin', 'login', 'api', 'quote', 'visit', 'my', 'preview', 'list'];
const IN_PLACE = '[data-here], [data-heart], [download], [target=_blank]';

/**
 * Speculation rules: which pages a browser may fetch when somebody is about to press their link. They are named by a
 * header, so that the content security policy needs no exception for them. Such a request says that it is none of a
 * person (`Sec-Purpose: prefetch`), and pages whose opening means something are not among them.
 */
export function serveSpeculationRules(app: FastifyInstance, basePath: string): string {
  const prefix = basePath === '/' ? '' : basePath;
  const url = `${prefix}/speculation-rules.json`;
  const within = (name: string) => ({ href_matches: `${prefix}/${name}*` });
  const rules = {
    prefetch: [
      {
        where: {
          and: [
            within(''),
            ...OTHERS.map((name) => ({ not: within(name) })),
            { not: { selector_matches: IN_PLACE } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
  app.get(url, { config: { access: 'public' } }, (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .send(JSON.stringify(rules)),
  );
  return `"${url}"`;
}
