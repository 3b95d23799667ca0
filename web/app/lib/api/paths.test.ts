import { describe, expect, test } from 'vitest';
import { isAuthCall, isPublicRead, joinUrl, mediaUrl, withQuery } from './paths.ts';

test.each([
  ['/api', '/company', '/api/company'],
  ['/api/', 'company', '/api/company'],
  ['https://host.example//', '///projects/7', 'https://host.example/projects/7'],
  ['', '/company', '/company'],
])('%s and %s make %s', (base, path, url) => {
  expect(joinUrl(base, path)).toBe(url);
});

test('a query leaves out what is not set', () => {
  expect(withQuery('/projects', { featured: true, q: '', city: undefined, page: 2, type: null })).toBe(
    '/projects?featured=true&page=2',
  );
  expect(withQuery('/projects', {})).toBe('/projects');
  expect(withQuery('/projects?page=1', { q: 'حوش' })).toBe('/projects?page=1&q=%D8%AD%D9%88%D8%B4');
});

describe('public reads', () => {
  test.each([
    '/company',
    '/hero-media',
    '/uploads/x.jpg',
    '/projects',
    '/projects/7',
    '/units?projectId=1',
    '/places',
  ])('%s goes without a token, also under /api', (path) => {
    expect(isPublicRead('GET', path)).toBe(true);
    expect(isPublicRead('GET', `/api${path}`)).toBe(true);
    expect(isPublicRead('PUT', path)).toBe(false);
  });

  test.each(['/admin/projects', '/api/admin/users', '/companyx', '/lacasa/floors', '/files'])(
    '%s carries it',
    (path) => {
      expect(isPublicRead('GET', path)).toBe(false);
    },
  );
});

test('auth calls are known under both mounts', () => {
  expect(isAuthCall('/auth/login')).toBe(true);
  expect(isAuthCall('/api/auth/me')).toBe(true);
  expect(isAuthCall('/authors')).toBe(false);
});

test('media become absolute against the API base, unless they are already', () => {
  expect(mediaUrl('/api', '/uploads/a.jpg')).toBe('/api/uploads/a.jpg');
  expect(mediaUrl('https://host.example/', 'uploads/a.jpg')).toBe('https://host.example/uploads/a.jpg');
  expect(mediaUrl('/api', 'https://cdn.example/a.jpg')).toBe('https://cdn.example/a.jpg');
  expect(mediaUrl('/api', 'data:image/png;base64,AA')).toBe('data:image/png;base64,AA');
});
