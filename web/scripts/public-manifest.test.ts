import { expect, test } from 'vitest';
import { publicManifest } from './public-manifest.ts';

test('public pages know the routes of the public frame, and no others', () => {
  const route = (id: string, parentId?: string) => [
    id,
    { id, parentId, imports: ['/assets/a.js'], module: `/assets/${id}.js` },
  ];
  const routes = Object.fromEntries([
    route('root'),
    route('routes/public/layout', 'root'),
    route('routes/public/home', 'routes/public/layout'),
    route('login', 'root'),
    route('routes/admin/layout', 'root'),
    route('routes/admin/users', 'routes/admin/layout'),
  ]);
  const script = publicManifest(`window.__reactRouterManifest=${JSON.stringify({ routes, version: '1' })};`);
  const manifest = JSON.parse(script.replace(/^window\.__reactRouterManifest=/, '').replace(/;$/, ''));
  expect(Object.keys(manifest.routes)).toEqual(['root', 'routes/public/layout', 'routes/public/home']);
  expect(manifest.routes.root).toEqual({ id: 'root', module: '/assets/root.js' });
  expect(manifest.version).toBe('1');
});
