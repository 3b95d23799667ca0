import type { UnitImport } from '@diyar/contract/unit-imports';
import { multipart } from './multipart.ts';
import type { TestApp } from './test-app.ts';

/** The calls of an import, as an ADMIN. */
export const importCalls = (app: () => TestApp, projectId: () => number) => {
  const base = () => `/admin/projects/${projectId()}`;
  const admin = () => app().as('ADMIN');
  return {
    async upload(bytes: Uint8Array, name = 'units.xlsx', headers: Record<string, string> = {}) {
      const form = await multipart({ file: { bytes, name, type: 'application/octet-stream' } });
      return admin().post(`${base()}/imports`, form.payload, { headers: { ...form.headers, ...headers } });
    },
    paste: (text: string) => admin().post(`${base()}/imports`, { text }),
    columns: (id: string, fields: readonly (string | null)[]) =>
      admin().put(`${base()}/imports/${id}`, { fields }),
    /** What somebody says of a file: currency, words, cells. */
    answer: (id: string, answers: object) => admin().put(`${base()}/imports/${id}`, answers),
    rows: async (id: string, query = 'size=100') =>
      (await admin().get(`${base()}/imports/${id}/rows?${query}`)).json().items,
    run: ({ id, check }: UnitImport) =>
      admin().post(`${base()}/imports/${id}/run`, { digest: check?.digest ?? '' }),
    sheet: async () => (await admin().get(`${base()}/sheet`)).json().units,
    exported: async (format: 'csv' | 'xlsx', lang: 'ar' | 'en') =>
      (await admin().get(`${base()}/units/export?format=${format}&lang=${lang}`)).rawPayload,
  };
};

/** A unit of the sheet as the editor sends it back. */
export const savePayload = (unit: object) => ({ ...unit, cover: undefined, coverFileId: null, images: [] });

/** The calls about taking back, as an ADMIN. */
export const batchCalls = (app: () => TestApp, projectId: () => number) => {
  const base = () => `/admin/projects/${projectId()}/batches`;
  const admin = () => app().as('ADMIN');
  const list = async () => (await admin().get(base())).json();
  const plan = async (batch: string) => (await admin().get(`${base()}/${batch}`)).json();
  const takeBack = (batch: string, digest: string) =>
    admin().post(`${base()}/${batch}/take-back`, { digest });
  return {
    list,
    plan,
    takeBack,
    newest: async () => (await list()).items,
    back: async (batch: string) => takeBack(batch, (await plan(batch)).digest),
  };
};
