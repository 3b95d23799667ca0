import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '~/testing/fake-storage.ts';
import { visitOrigin } from './visit-origin.ts';

/** The script of the head, as a page runs it. */
async function open(address: string, referrer = '', basePath = '/diyar') {
  vi.stubGlobal('location', new URL(address, 'https://diyar.example'));
  vi.stubGlobal('document', { referrer, documentElement: { dataset: { basePath } } });
  vi.resetModules();
  await import('~/hydration/origin.ts');
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new FakeStorage());
  // a message sent before hydration: e2e/before-hydration.spec.ts
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(() => vi.unstubAllGlobals());

test('the advertisement, the host that linked and the first page are remembered', async () => {
  await open(
    '/diyar/projects/olive?utm_source=ig&utm_campaign=autumn&utm_medium=paid',
    'https://l.instagram.com/?u=secret',
  );
  expect(visitOrigin()).toEqual({
    utmSource: 'ig',
    utmMedium: 'paid',
    utmCampaign: 'autumn',
    referrer: 'l.instagram.com',
    landing: '/projects/olive',
  });
});

test('the first page wins over a later one, unless that has its own utm_*', async () => {
  await open('/diyar', 'https://www.google.com/');
  await open('/diyar/properties', 'https://diyar.example/diyar');
  expect(visitOrigin()).toEqual({ referrer: 'www.google.com', landing: '/' });
  await open('/diyar/projects/olive?utm_source=fb', 'https://m.facebook.com/');
  expect(visitOrigin()).toEqual({
    utmSource: 'fb',
    referrer: 'm.facebook.com',
    landing: '/projects/olive',
  });
});

test('our own host is never a referrer, and the page at the root has a path', async () => {
  await open('/', 'https://diyar.example/login', '/');
  expect(visitOrigin()).toEqual({ referrer: '', landing: '/' });
});

test('without storage, or with somebody else’s value in it, nothing is told', async () => {
  sessionStorage.setItem('origin', '[1');
  expect(visitOrigin()).toEqual({});
  vi.stubGlobal('sessionStorage', undefined);
  await open('/diyar');
  expect(visitOrigin()).toEqual({});
});
