import { apartmentNo } from '@diyar/contract/rules/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unitOf } from './buildings-testing.tsx';
import { lacasaTracker } from './tracker.ts';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('~/lib/api/api.ts', () => ({ request }));
// files of a worker share modules: an earlier one may have loaded the real call
vi.resetModules();
const { ApiError } = await import('~/lib/api/api-error.ts');
const { saveReservation } = await import('./reservation-calls.ts');
const post = vi.fn();
const patch = vi.fn();
beforeEach(() => {
  post.mockResolvedValue('posted');
  request.mockImplementation((method: 'POST' | 'PATCH', ...rest: unknown[]) =>
    ({ POST: post, PATCH: patch })[method](...rest),
  );
});
afterEach(() => void vi.resetAllMocks());

const tracker = lacasaTracker(null, 'LACASA');
const failure = (status: number, message: string) =>
  new ApiError({ status, data: { message }, url: '', method: 'PATCH' });
const mark = () =>
  saveReservation(tracker, unitOf({ id: apartmentNo(12), version: 3 }), { isFullyPaid: true });

test('a mark is sent under every name that a server may read', async () => {
  patch.mockResolvedValue('patched');
  expect(await mark()).toBe('patched');
  const [path, { body }] = patch.mock.lastCall ?? [];
  expect(path).toBe('/lacasa/apartments/12/reservation');
  expect(body).toEqual({
    reserved: true,
    isAvailable: false,
    isFullyPaid: true,
    is_fully_paid: true,
    fully_paid: true,
    version: 3,
  });
  expect(post).not.toHaveBeenCalled();
});

test.each([
  [404, 'Not found'],
  [405, 'Method not allowed'],
  [415, 'Unsupported'],
  [500, "Request method 'PATCH' is not supported"],
])('a server that answers PATCH with %i %s gets the same by POST', async (status, message) => {
  patch.mockRejectedValue(failure(status, message));
  expect(await mark()).toBe('posted');
  expect(post.mock.lastCall).toEqual(patch.mock.lastCall);
});

test('any other failure is one', async () => {
  patch.mockRejectedValue(failure(500, 'The server is tired'));
  await expect(mark()).rejects.toThrow('The server is tired');
  expect(post).not.toHaveBeenCalled();
});
