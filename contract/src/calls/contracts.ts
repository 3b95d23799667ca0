import { z } from 'zod';
import {
  ContractInput,
  ContractParams,
  ContractTemplateInput,
  ContractTemplates,
  DealContracts,
  DraftQuery,
  ShownInput,
  SignedInput,
  TemplateParams,
  UseVersionInput,
  VersionParams,
} from '../contracts.ts';
import { paramsOf } from '../fields.ts';
import { PrivateLink } from '../files.ts';
import { WORD_TYPE } from '../rules/file-types.ts';
import { LANGS } from '../rules/language.ts';
import { calls } from './call.ts';
import { filePart } from './media.ts';
import { DEAL_TOPICS, MONEY_TOPICS } from './topics.ts';

const TEMPLATES = ['projects', 'buildings'] as const;
const ERRORS_OF_FILES = [
  'templateIsPdf',
  'templateNotWord',
  'templateLocked',
  'templateMacros',
  'templateOutside',
  'templateEmbeds',
  'templateExpands',
  'templateDamaged',
] as const;
const WORD = { 200: [WORD_TYPE] };

export const contractCalls = calls({
  'GET /admin/contract-templates': {
    access: 'contractTemplates',
    summary: 'Templates of contracts, with their versions',
    answer: ContractTemplates,
    reads: TEMPLATES,
  },
  'POST /admin/contract-templates': {
    access: 'contractTemplates',
    summary: 'Upload a Word file as a new template',
    form: { ...filePart('file', ['word']), isRequired: true, fields: ContractTemplateInput },
    answer: ContractTemplates,
    status: 201,
    errors: ERRORS_OF_FILES,
    askAgain: 'no',
    changes: TEMPLATES,
  },
  'PATCH /admin/contract-templates/{templateId}': {
    access: 'contractTemplates',
    summary: 'Name, language and project of a template',
    params: TemplateParams,
    body: ContractTemplateInput,
    answer: ContractTemplates,
    askAgain: 'no',
    changes: TEMPLATES,
  },
  'POST /admin/contract-templates/{templateId}/versions': {
    access: 'contractTemplates',
    summary: 'Upload a newer file of a template; the older ones stay',
    params: TemplateParams,
    form: { ...filePart('file', ['word']), isRequired: true },
    answer: ContractTemplates,
    status: 201,
    errors: ERRORS_OF_FILES,
    askAgain: 'no',
    changes: TEMPLATES,
  },
  'POST /admin/contract-templates/{templateId}/use': {
    access: 'contractTemplates',
    summary: 'Put a version to use, or retire the template',
    params: TemplateParams,
    body: UseVersionInput,
    answer: ContractTemplates,
    errors: ['templateNotReady'],
    askAgain: 'no',
    changes: TEMPLATES,
  },
  'GET /admin/contract-templates/sample': {
    access: 'contractTemplates',
    summary: 'A plain template to begin with, which is an example',
    query: z.object({ lang: z.enum(LANGS).default('ar') }),
    sends: WORD,
  },
  'GET /admin/contract-versions/{versionId}/test': {
    access: 'contractTemplates',
    summary: 'A test contract with the values of the examples',
    params: VersionParams,
    sends: WORD,
  },
  'GET /admin/contract-versions/{versionId}/file': {
    access: 'contractTemplates',
    summary: 'A link to the file that was uploaded',
    params: VersionParams,
    answer: PrivateLink,
  },
  'GET /admin/deals/{id}/contracts': {
    access: 'contracts',
    summary: 'The contracts of a deal, what a new one can be made with, and what is missing for it',
    params: paramsOf.deal,
    answer: DealContracts,
    reads: [...MONEY_TOPICS, 'projects', 'company'],
  },
  'POST /admin/deals/{id}/contracts': {
    access: 'contracts',
    summary: 'Make a contract: it gets the next number, and is never changed afterwards',
    params: paramsOf.deal,
    body: ContractInput,
    answer: DealContracts,
    status: 201,
    errors: ['stale', 'dealEnded', 'contractGaps', 'templateNotReady'],
    askAgain: 'no',
    changes: DEAL_TOPICS,
  },
  'GET /admin/deals/{id}/contracts/draft': {
    access: 'contracts',
    summary: 'A draft with gaps, without a number',
    params: paramsOf.deal,
    query: DraftQuery,
    sends: WORD,
  },
  'GET /admin/contracts/{contractId}/file': {
    access: 'contracts',
    summary: 'A link to the file as it was made',
    params: ContractParams,
    answer: PrivateLink,
  },
  'GET /admin/contracts/{contractId}/scan': {
    access: 'contracts',
    summary: 'A link to the scan of the signed contract',
    params: ContractParams,
    answer: PrivateLink,
  },
  'POST /admin/contracts/{contractId}/signed': {
    access: 'contracts',
    summary: 'It was signed on a day; the scan becomes the contract of its deal',
    params: ContractParams,
    form: { ...filePart('file', ['pdf', 'image']), isRequired: true, fields: SignedInput },
    answer: DealContracts,
    askAgain: 'no',
    changes: DEAL_TOPICS,
  },
  'POST /admin/contracts/{contractId}/shown': {
    access: 'contracts',
    summary: 'Whether the buyers see it on their page: the Word file, the scan of the signed one, or nothing',
    params: ContractParams,
    body: ShownInput,
    answer: DealContracts,
    errors: ['stale'],
    askAgain: 'no',
    changes: ['money'],
  },
});
