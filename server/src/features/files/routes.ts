import { fileCalls } from '@diyar/contract/calls/files';
import { IMAGE_WIDTHS } from '@diyar/contract/limits';
import { VARIANT_FORMATS } from '@diyar/contract/rules/media';
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { files as fileTable } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { serveCalls } from '../../serve-calls.ts';
import { variantKey } from './keys.ts';
import { typeOfExtension } from './kinds.ts';
import { presentUpload } from './present.ts';
import { isOfTrash } from './references.ts';
import { sendFile, sendPublic } from './serve.ts';
import { verifyLink } from './signed-links.ts';
import { receiveUpload } from './upload-form.ts';

const WANTED = { class: 'public', kinds: ['image', 'video'] } as const;
const NAME = /^[0-9a-f]{32}\.([a-z0-9]{3,4})$/;
/** 404 for anything but our own keys. */
function named(key: string) {
  const extension = NAME.exec(key)?.[1];
  const type = extension && typeOfExtension(extension);
  if (!type) throw new AppError('notFound');
  return { key: `public/${key}`, mimeType: type.mimeType, name: key };
}

function variantOf(key: string, variant: string) {
  const [, width, name] = /^(\d+)\.(\w+)$/.exec(variant) ?? [];
  const format = VARIANT_FORMATS.find((known) => known === name);
  const size = IMAGE_WIDTHS.find((known) => String(known) === width);
  if (!format || !size) throw new AppError('notFound');
  return {
    key: variantKey(named(key).key, size, format),
    mimeType: `image/${format}`,
    name: `${size}.${format}`,
  };
}

export const fileRoutes: FastifyPluginAsync = async (app) => {
  const { files } = app;

  await serveCalls(app, 'files', fileCalls, {
    'POST /uploads': ({ actor, request }) =>
      receiveUpload(files, request, actor, WANTED, async ({ file }) => {
        if (!file) throw new AppError('invalid', { issues: [{ path: ['file'], message: 'required' }] });
        return presentUpload(file);
      }),
    'GET /uploads/{key}': ({ params, request, reply }) =>
      sendPublic(files, request, reply, named(params.key)),
    'GET /uploads/{key}/{variant}': ({ params, request, reply }) =>
      sendPublic(files, request, reply, variantOf(params.key, params.variant)),
    'GET /private-files/{id}': async ({ params, query, request, reply }) => {
      await verifyLink(files, params.id, query);
      const [file] = await files.db
        .select()
        .from(fileTable)
        .where(and(eq(fileTable.id, params.id), ne(fileTable.class, 'public')));
      if (!file) throw new AppError('notFound');
      if (await isOfTrash(files.db, file.id)) throw new AppError('linkExpired');
      return sendFile(files, request, reply, file);
    },
  });
};
