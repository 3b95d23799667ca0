import { z } from 'zod';
import { typedId } from '../fields.ts';
import { UploadedFile } from '../files.ts';
import { calls } from './call.ts';
import { fileOf, filePart } from './media.ts';

const KeyParams = z.object({ key: z.string() });
const PUBLIC = fileOf(['image', 'video']);
const PRIVATE = fileOf(['image', 'video', 'pdf', 'word']);

export const fileCalls = calls({
  'POST /uploads': {
    alias: '/files',
    access: 'files',
    summary: 'Upload a public picture or video',
    form: { ...filePart('file', ['image', 'video']), isRequired: true },
    answer: UploadedFile,
    status: 201,
    askAgain: 'no',
    changes: [],
  },
  'GET /uploads/{key}': {
    access: 'public',
    withHead: true,
    summary: 'A public picture or video',
    params: KeyParams,
    sends: PUBLIC,
  },
  'GET /uploads/{key}/{variant}': {
    access: 'public',
    withHead: true,
    summary: 'One size of a picture, as 640.avif',
    params: KeyParams.extend({ variant: z.string() }),
    sends: PUBLIC,
  },
  'GET /private-files/{id}': {
    access: 'public',
    withHead: true,
    summary: 'A contract or photo, by a signed link',
    params: z.object({ id: typedId }),
    /** Invalid parameters are treated like an expired link. */
    query: z.object({
      expires: z.coerce.number().catch(0),
      signature: z.string().catch(''),
      by: z.string().max(40).catch(''),
    }),
    sends: PRIVATE,
    errors: ['linkExpired'],
  },
});
