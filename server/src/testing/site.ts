import { inject, onTestFinished } from 'vitest';
import { unpackSnapshot } from './pglite-snapshot.ts';
import { listeningAt, serverProgram, startProcess } from './process.ts';
import { freshPostgresUrl } from './test-database.ts';

export type Place = Record<string, string>;

/** The tests work with the first password, which is to be changed otherwise. */
const FIRST = {
  ADMIN_USERNAME: 'rana',
  ADMIN_PASSWORD: 'first password',
  CHANGE_GIVEN_PASSWORDS: 'no',
};
const PUBLIC_URL = 'http://127.0.0.1';

/** Settings for a site in this folder, on a migrated database of its own of the kind this run is about. */
export async function placeIn(folder: string): Promise<Place> {
  const migrated = inject('migratedDatabase');
  if (migrated.kind === 'postgres') return { DATA_DIR: folder, DATABASE_URL: await freshPostgresUrl() };
  unpackSnapshot(migrated.snapshot, folder);
  return { DATA_DIR: folder, EMBEDDED_DATABASE: 'accept-risk' };
}

type Fields = Record<string, string | Blob>;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** `npm run serve` as a process of its own, with its first SUPERADMIN signed in; it ends with the test. */
export async function startSite(place: Place, isGroup = false) {
  const started = startProcess(serverProgram('serve'), { ...FIRST, PUBLIC_URL, ...place }, '', isGroup);
  onTestFinished(() => {
    started.child.kill('SIGKILL');
  });
  const origin = await listeningAt(started);
  const signIn = () =>
    fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: FIRST.ADMIN_USERNAME, password: FIRST.ADMIN_PASSWORD }),
    });
  const { token } = (await (await signIn()).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  const end = async (signal: NodeJS.Signals) => {
    started.child.kill(signal);
    return started.exited;
  };
  return {
    ...started,
    origin,
    token,
    signIn,
    /** A call of the API as the SUPERADMIN. */
    get: (path: string) => fetch(`${origin}/api${path}`, { headers }),
    send: (method: string, path: string, body: object) =>
      fetch(`${origin}/api${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    post: (path: string, fields: Fields) =>
      fetch(`${origin}/api${path}`, { method: 'POST', headers, body: formOf(fields) }),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    /** As Ctrl-C in a terminal does: the signal reaches the picture processes, too. */
    async stopGroup(signal: NodeJS.Signals) {
      process.kill(-(started.child.pid as number), signal);
      return started.exited;
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
