import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type FileRow, receiveFile, type Wanted } from '../features/files/index.ts';
import { jpeg, pdf } from './pictures.ts';

/** Bytes as a stored file, past the HTTP calls. */
export const store = (
  { files }: FastifyInstance,
  bytes: Buffer,
  name: string,
  wanted: Wanted,
): Promise<FileRow> => receiveFile(files, null, { stream: Readable.from([bytes]), name }, wanted);

/** The id of a public picture, too small to have sizes. */
export async function storePicture(app: FastifyInstance): Promise<number> {
  const bytes = await jpeg({ width: 300, height: 200 });
  return (await store(app, bytes, 'a.jpg', { class: 'public', kinds: ['image'] })).id;
}

/** The id of a contract. */
export async function storeContract(app: FastifyInstance): Promise<number> {
  return (await store(app, pdf(), 'contract.pdf', { class: 'contract', kinds: ['pdf'] })).id;
}
