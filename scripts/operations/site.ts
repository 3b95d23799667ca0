import { execFileSync } from 'node:child_process';
import { multipart } from '../../server/src/testing/multipart.ts';
import { png } from '../../server/src/testing/pictures.ts';

/** The ports of the three processes in docs/operations.md. */
export const PORTS = [3001, 3002, 3003];

const curl = (...args: string[]) =>
  execFileSync('curl', ['-skf', '--resolve', 'www.example.com:443:127.0.0.1', ...args], { encoding: 'utf8' });
export const throughProxy = (path: string) => curl(`https://www.example.com${path}`);

async function call(port: number, path: string, options: RequestInit, expected: number) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, options);
  if (answer.status !== expected)
    throw new Error(`${path} on ${port} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

const asJson = (body: object, token?: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify(body),
});

export async function signIn(password: string, port = 3001): Promise<string> {
  const answer = await call(port, '/api/auth/login', asJson({ username: 'rana', password }), 200);
  return ((await answer.json()) as { token: string }).token;
}

/** As the back office asks it of whoever got a password from somebody else. */
export async function chooseOwn(current: string, password: string): Promise<string> {
  const token = await signIn(current);
  await call(3001, '/api/account/password', asJson({ current, password }, token), 200);
  return password;
}

/** Creates a message and a picture that must survive every step. */
export async function leaveSomething(password: string) {
  const message = { name: 'Layla of the page', phone: '0599123456', message: 'A viewing, please.' };
  await call(3001, '/api/public/messages', asJson(message), 201);
  const bytes = await png({ width: 120, height: 80 });
  const form = await multipart({ file: { bytes, name: 'logo.png' } });
  const token = await signIn(password);
  const headers = { ...form.headers, authorization: `Bearer ${token}` };
  const body = new Uint8Array(form.payload);
  const stored = (await (await call(3001, '/api/files', { method: 'POST', headers, body }, 201)).json()) as {
    url: string;
  };
  const company = { ...asJson({ nameEn: 'Of the page' }, token), method: 'PUT' };
  await call(3001, '/api/company', company, 200);
  return { url: stored.url, bytes: (await (await call(3001, stored.url, {}, 200)).bytes()).length };
}

/** Both exist in every running process and through the proxy. */
export async function findItAgain(
  password: string,
  left: Awaited<ReturnType<typeof leaveSomething>>,
  ports = PORTS,
): Promise<void> {
  for (const port of ports) {
    await ready(port);
    const headers = { authorization: `Bearer ${await signIn(password, port)}` };
    const { items } = (await (await call(port, '/api/admin/messages', { headers }, 200)).json()) as {
      items: { name: string }[];
    };
    if (!JSON.stringify(items).includes('Layla of the page')) throw new Error(`${port} lost the message`);
    const found = (await (await call(port, left.url, {}, 200)).bytes()).length;
    if (found !== left.bytes) throw new Error(`${port} has ${found} bytes of ${left.bytes}`);
  }
  if (!throughProxy('/diyar?lang=en').includes('Of the page'))
    throw new Error('the proxy shows another site');
}

export async function ready(port: number): Promise<void> {
  for (const until = Date.now() + 60_000; ; ) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error(`${port} is not ready after a minute`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
