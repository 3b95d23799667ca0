import { typedId } from '@diyar/contract/fields';
import { UploadedFile } from '@diyar/contract/files';
import { IMAGE_WIDTHS } from '@diyar/contract/limits';
import { VARIANT_FORMATS } from '@diyar/contract/rules/media';
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { files as fileTable } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { variantKey } from './keys.ts';
import { typeOfExtension } from './kinds.ts';
import { presentUpload } from './present.ts';
import { isOfTrash } from './references.ts';
import { fileAnswers, sendFile, sendPublic } from './serve.ts';
import { verifyLink } from './signed-links.ts';
import { acceptUploads, filePart, receiveUpload, UPLOAD_HANDLER_MS } from './upload-form.ts';

const tags = ['files'];
const WANTED = { class: 'public', kinds: ['image', 'video'] } as const;
const answers = fileAnswers(['image', 'video', 'pdf']);
const NAME = /^[0-9a-f]{32}\.([a-z0-9]{3,4})$/;
const KeyParams = z.object({ key: z.string() });
const VariantParams = KeyParams.extend({ variant: z.string() });
/** Invalid parameters are treated like an expired link. */
const LinkQuery = z.object({
  expires: z.coerce.number().catch(0),
  signature: z.string().catch(''),
  by: z.string().max(40).catch(''),
});

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

export const fileRoutes: FastifyPluginAsyncZod = async (app) => {
  const { files } = app;
  await acceptUploads(app);

  for (const path of ['/uploads', '/files'])
    app.post(
      path,
      {
        config: { access: 'files' },
        handlerTimeout: UPLOAD_HANDLER_MS,
        schema: {
          tags,
          summary: 'Upload a public picture or video',
          form: { ...filePart('file', WANTED), isRequired: true },
          response: { 201: UploadedFile },
        },
      },
      async (request, reply) => {
        const uploaded = await receiveUpload(
          files,
          request,
          await request.identify(),
          WANTED,
          async ({ file }) => {
            if (!file) throw new AppError('invalid', { issues: [{ path: ['file'], message: 'required' }] });
            return presentUpload(file);
          },
        );
        return reply.code(201).send(uploaded);
      },
    );

  const served = { method: ['GET', 'HEAD'], exposeHeadRoute: false, config: { access: 'public' } } as const;

  app.route({
    ...served,
    method: ['GET', 'HEAD'],
    url: '/uploads/:key',
    schema: { tags, summary: 'A public picture or video', params: KeyParams, answers },
    handler: (request, reply) => sendPublic(files, request, reply, named(request.params.key)),
  });

  app.route({
    ...served,
    method: ['GET', 'HEAD'],
    url: '/uploads/:key/:variant',
    schema: { tags, summary: 'One size of a picture, as 640.avif', params: VariantParams, answers },
    handler: (request, reply) =>
      sendPublic(files, request, reply, variantOf(request.params.key, request.params.variant)),
  });

  app.route({
    ...served,
    method: ['GET', 'HEAD'],
    url: '/private-files/:id',
    schema: {
      tags,
      summary: 'A contract or photo, by a signed link',
      params: z.object({ id: typedId }),
      querystring: LinkQuery,
      answers,
      errors: ['linkExpired'],
    },
    handler: async (request, reply) => {
      await verifyLink(files, request.params.id, request.query);
      const [file] = await files.db
        .select()
        .from(fileTable)
        .where(and(eq(fileTable.id, request.params.id), ne(fileTable.class, 'public')));
      if (!file) throw new AppError('notFound');
      if (await isOfTrash(files.db, file.id)) throw new AppError('linkExpired');
      return sendFile(files, request, reply, file);
    },
  });
};
