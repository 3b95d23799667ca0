import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const site = { lang: 'en', origin: 'https://diyar.example', basePath: '/diyar' } as const;

test('each language has an address of its own, the bare one is the default', () => {
  const meta = pageMeta(site, '/terms', { title: 'Terms', description: 'What counts.' });
  expect(meta).toContainEqual({ title: 'Terms' });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://diyar.example/diyar/terms?lang=en',
  });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'ar',
    href: 'https://diyar.example/diyar/terms?lang=ar',
  });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'x-default',
    href: 'https://diyar.example/diyar/terms',
  });
  expect(meta).toContainEqual({ name: 'description', content: 'What counts.' });
});

test('the home page at the root', () => {
  const meta = pageMeta({ ...site, basePath: '/' }, '/', { title: 'Home' });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://diyar.example/?lang=en' });
});

test('a page that is not for search engines has noindex and no canonical address', () => {
  const meta = pageMeta(site, '/nothing', { title: 'Not found', index: false });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(meta)).not.toContain('canonical');
});
