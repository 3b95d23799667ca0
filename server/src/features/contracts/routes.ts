import { contractCalls } from '@diyar/contract/calls/contracts';
import { ContractTemplateInput, SignedInput } from '@diyar/contract/contracts';
import { CONTRACT_TEMPLATE_MAX_MB } from '@diyar/contract/limits';
import { WORD_TYPE } from '@diyar/contract/rules/file-types';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { AppError, type FieldProblem } from '../../errors.ts';
import { serveCalls } from '../../serve-calls.ts';
import { dispositionOf, receiveBytes, receiveUpload, signedLink } from '../files/index.ts';
import * as deals from './contracts.ts';
import { sampleTemplate } from './sample.ts';
import * as templates from './templates.ts';

function read<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw new AppError('invalid', { issues: parsed.error.issues as FieldProblem[] });
  return parsed.data;
}

const sendWord = (reply: FastifyReply, { name, bytes }: { name: string; bytes: Buffer }) =>
  reply
    .headers({
      'content-type': WORD_TYPE,
      'content-disposition': dispositionOf(name, WORD_TYPE),
      'cache-control': 'private, no-store',
    })
    .send(bytes);

export const contractRoutes: FastifyPluginAsync = async (app) => {
  const { files } = app;
  const { db } = app.database;

  await serveCalls(app, 'contracts', contractCalls, {
    'GET /admin/contract-templates': () => templates.listTemplates(db),
    'POST /admin/contract-templates': async ({ actor, request }) => {
      const { fields, ...upload } = await receiveBytes(request, CONTRACT_TEMPLATE_MAX_MB);
      return templates.addTemplate(db, files, actor, read(ContractTemplateInput, fields), upload);
    },
    'PATCH /admin/contract-templates/{templateId}': ({ actor, params, body }) =>
      templates.changeTemplate(db, actor, params.templateId, body),
    'POST /admin/contract-templates/{templateId}/versions': async ({ actor, params, request }) => {
      // before the file is read
      await templates.requireTemplate(db, params.templateId);
      const { fields: _, ...upload } = await receiveBytes(request, CONTRACT_TEMPLATE_MAX_MB);
      return templates.addVersion(db, files, actor, params.templateId, upload);
    },
    'POST /admin/contract-templates/{templateId}/use': ({ actor, params, body }) =>
      templates.useVersion(db, actor, params.templateId, body),
    'GET /admin/contract-templates/sample': async ({ query, reply }) =>
      sendWord(reply, {
        name: `sample-${query.lang}.docx`,
        bytes: await sampleTemplate(query.lang),
      }),
    'GET /admin/contract-versions/{versionId}/test': async ({ actor, params, reply }) =>
      sendWord(reply, await templates.testContract(db, files, actor, params.versionId)),
    'GET /admin/contract-versions/{versionId}/file': async ({ actor, params }) => {
      const { file } = await templates.readVersion(db, params.versionId);
      return signedLink(files, actor, file);
    },
    'GET /admin/deals/{id}/contracts': ({ actor, params }) => deals.readContracts(db, actor, params.id),
    'POST /admin/deals/{id}/contracts': ({ actor, params, body }) =>
      deals.makeContract(db, files, actor, params.id, body),
    'GET /admin/deals/{id}/contracts/draft': async ({ actor, params, query, reply }) =>
      sendWord(reply, await deals.draftContract(db, files, actor, params.id, query.versionId)),
    'GET /admin/contracts/{contractId}/file': async ({ actor, params }) =>
      signedLink(files, actor, await deals.fileOfContract(db, actor, params.contractId, 'fileId')),
    'GET /admin/contracts/{contractId}/scan': async ({ actor, params }) =>
      signedLink(files, actor, await deals.fileOfContract(db, actor, params.contractId, 'scanFileId')),
    'POST /admin/contracts/{contractId}/signed': async ({ actor, params, request }) => {
      await deals.requireSignable(db, actor, params.contractId);
      return receiveUpload(files, request, actor, deals.SCAN, ({ fields, file }) => {
        const { signedOn } = read(SignedInput, fields);
        if (!file) throw new AppError('invalid', { issues: [{ path: ['file'], message: 'required' }] });
        return deals.signContract(db, actor, params.contractId, signedOn, file);
      });
    },
    'POST /admin/contracts/{contractId}/shown': ({ actor, params, body }) =>
      deals.showContract(db, actor, params.contractId, body),
  });
};
