import { expect, test } from 'vitest';
import { ApiError } from '~/lib/api/api-error.ts';
import { mergeFields, nothingFound } from './merge-fields.ts';
import { Collision, type Copy, saveMerged } from './save-merged.ts';

type Card = { name: string; phone: string; note: string };
const merge = (start: Card, mine: Card, theirs: Card) => {
  const found = nothingFound();
  const merged = mergeFields(['name', 'phone', 'note'], { start, mine, theirs }, '', found) as Card;
  return { merged, ...found };
};
const stale = () =>
  new ApiError({ status: 409, data: { code: 'stale', message: 'x' }, url: '/company', method: 'PUT' });

/** A server that others write to. */
function serverWith(stored: Copy<Card> | null) {
  const server = { stored, sent: [] as Card[] };
  const send = async (values: Card, version: number) => {
    server.sent.push(values);
    if (server.stored?.version !== version) throw stale();
    server.stored = { values, version: version + 1 };
    return server.stored;
  };
  return { server, calls: { send, load: async () => server.stored, merge } };
}

const began = { values: { name: 'Diyar', phone: '1', note: '' }, version: 3 };

test('what somebody else saved elsewhere is kept without asking', async () => {
  const { server, calls } = serverWith({ values: { ...began.values, phone: '2' }, version: 5 });
  const mine = { ...began.values, name: 'Diyar Homes' };
  await saveMerged({ base: began, mine, ...calls });
  expect(server.stored).toEqual({ values: { name: 'Diyar Homes', phone: '2', note: '' }, version: 6 });
});

test('a field that both changed asks, and nothing is sent meanwhile; the same value is no conflict', async () => {
  const theirs = { name: 'Diyar Group', phone: '2', note: 'same' };
  const { server, calls } = serverWith({ values: theirs, version: 4 });
  const mine = { name: 'Diyar Homes', phone: '1', note: 'same' };
  const refused = await saveMerged({ base: began, mine, ...calls }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Collision);
  expect(refused).toMatchObject({ base: began, mine, newest: { values: theirs, version: 4 } });
  expect(merge(began.values, mine, theirs)).toMatchObject({
    conflicts: [{ path: 'name', mine: 'Diyar Homes', theirs: 'Diyar Group', usual: 'mine' }],
    onlyMine: 0,
    onlyTheirs: 1,
  });
  expect(server.sent).toEqual([mine]);
});

test('what is gone, and any other failure, is told as it is', async () => {
  const gone = serverWith(null);
  const mine = { ...began.values, note: 'x' };
  await expect(saveMerged({ base: began, mine, ...gone.calls })).rejects.toMatchObject({ code: 'stale' });
  const offline = new ApiError({ status: 0, url: '/company', method: 'PUT', reason: 'network' });
  const send = () => Promise.reject(offline);
  await expect(saveMerged({ base: began, mine, ...gone.calls, send })).rejects.toBe(offline);
});
