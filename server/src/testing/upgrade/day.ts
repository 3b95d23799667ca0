import { multipart } from '../multipart.ts';
import { pdf, png } from '../pictures.ts';
import { projectPayload, unitPayload } from '../project-payload.ts';

export const FIRST = { username: 'rana', password: 'first password' };

const LOOKED_AT = [
  '/readyz',
  '/diyar',
  '/diyar?lang=en',
  '/diyar/properties',
  '/sitemap.xml',
  '/api/projects',
];
const ADMIN = ['messages', 'selled', 'projects', 'users', 'dashboard', 'audit', 'trash'];

type Sent = { body?: object; form?: Awaited<ReturnType<typeof multipart>> };

/** Calls one process as one visitor, or as who has signed in; throws for any answer but the expected one. */
function caller(origin: string, address: string) {
  let token = '';
  const call = async (method: string, path: string, expected: number, { body, form }: Sent = {}) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/json' }),
        ...form?.headers,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: form ? new Uint8Array(form.payload) : body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status !== expected) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return text;
  };
  const json = async (...args: Parameters<typeof call>) => JSON.parse(await call(...args));
  return {
    call,
    json,
    async signIn() {
      ({ token } = await json('POST', '/api/auth/login', 200, { body: FIRST }));
    },
  };
}

type Caller = ReturnType<typeof caller>;

const file = async (bytes: Uint8Array, name: string) => ({
  form: await multipart({ file: { bytes, name } }),
});

async function editsAProject({ call, json }: Caller, mark: string) {
  const { url } = await json('POST', '/api/files', 201, await file(await png({ width: 64 }), 'a.png'));
  await call('GET', url, 200);
  const payload = projectPayload({ nameEn: `House ${mark}`, nameAr: `بيت ${mark}`, units: [unitPayload()] });
  const project = await json('POST', '/api/admin/projects', 201, { body: payload });
  await call('PUT', `/api/admin/projects/${project.id}`, 200, { body: payload });
  await call('PATCH', `/api/projects/${project.id}/feature`, 200, { body: { featured: true } });
  const page = await call('GET', `/diyar/properties/${project.id}?lang=en`, 200);
  if (!page.includes(`House ${mark}`)) throw new Error(`the page of project ${project.id} does not show it`);
  await call('PUT', '/api/company', 200, { body: { nameEn: `Old and new ${mark}` } });
  await call('DELETE', `/api/admin/projects/${project.id}`, 204);
}

async function answersAMessage({ call, json }: Caller, mark: string) {
  const message = { name: `Rana ${mark}`, phone: '0790000000', message: 'Hello there.' };
  const { id } = await json('POST', '/api/public/messages', 201, { body: message });
  await call('PATCH', `/api/admin/messages/${id}/read`, 200, { body: { isRead: true } });
  await call('DELETE', `/api/admin/messages/${id}`, 204);
}

async function pays({ call, json }: Pick<Caller, 'call' | 'json'>, home: string) {
  const [lacasa] = (await json('GET', '/api/admin/buildings', 200)).items;
  const { items } = await json('GET', `/api/admin/buildings/${lacasa.id}/floors`, 200);
  const units: { id: number; deal: { id: number } | null }[] = items.flatMap(
    (floor: { apartments: object[] }) => floor.apartments,
  );
  const deal = units.find(({ id }) => home.endsWith(`/${id}`))?.deal;
  const entry = { kind: 'payment', amount: 500, currency: 'USD', method: 'cash', on: '2026-01-05' };
  await call('POST', `/api/admin/deals/${deal?.id}/entries`, 201, { body: entry });
}

async function sellsAndReserves({ call, json }: Caller, mark: string) {
  const contract = { bytes: pdf(), name: 'contract.pdf', type: 'application/pdf' };
  const form = await multipart({ apartmentName: `A ${mark}`, contract });
  const sold = await json('POST', '/api/admin/selled', 201, { form });
  await call('GET', sold.contractFileUrl, 200);
  const { items } = await json('GET', '/api/lacasa/floors', 200);
  const free = items.flatMap(({ apartments }: { apartments: { id: number; reserved: boolean }[] }) =>
    apartments.filter(({ reserved }) => !reserved),
  );
  // Days that run side by side do not want the same one.
  const home = `/api/lacasa/apartments/${free[Number(mark) % free.length].id}`;
  const holder = { name: `Holder ${mark}`, phone: '0599000000', dueAmountStr: '1000' };
  await call('POST', `${home}/reservation`, 201, { body: holder });
  await call('PATCH', `${home}/reservation`, 200, { body: { dueAmountStr: '2000' } });
  await pays({ call, json }, home);
  await call('GET', `${home}/history`, 200);
  // every third day leaves its reservation behind
  if (Number(mark) % 3 > 0) await call('DELETE', `${home}/reservation`, 204);
  await call('GET', '/api/lacasa/dashboard', 200);
}

export async function signedIn(origin: string): Promise<Caller> {
  const who = caller(origin, '203.0.113.255');
  await who.signIn();
  return who;
}

/** A little of everything that visitors and staff do, with every answer looked at. */
export async function spendADay(origin: string, mark: string, address: string): Promise<void> {
  const who = caller(origin, address);
  for (const path of LOOKED_AT) await who.call('GET', path, 200);
  await who.signIn();
  await editsAProject(who, mark);
  await answersAMessage(who, mark);
  await sellsAndReserves(who, mark);
  for (const path of ADMIN) await who.call('GET', `/api/admin/${path}`, 200);
}
