import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import project from '../../package.json' with { type: 'json' };
import { docsPage } from './docs-page.ts';

/** OpenAPI 3.1 of the `/api` mount, and a page that shows it. Has to be registered before the routes. */
export const docs = fp(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Diyar',
        version: project.version,
        description:
          'The calls of the Diyar website and back office. Each also answers without the /api prefix.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (route) => {
      const transformed = jsonSchemaTransform(route);
      const { schema, url } = transformed;
      const access = route.route.config?.access;
      if (!url.startsWith('/api/')) return { schema: { ...schema, hide: true }, url };
      const security = access === 'public' ? [] : [{ bearer: [] }];
      const described = access === 'public' ? 'Open to everyone.' : `Access: ${access}.`;
      return { schema: { ...schema, security, description: described }, url };
    },
  });
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;
  app.get('/api/openapi.json', options, async () => app.swagger());
  app.get('/api/docs', options, async (_request, reply) => {
    const { html, policy } = docsPage(app.swagger());
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
  });
});
