import { z } from 'zod';
import { Day, day, Id, Instant, idOf, optionalId, requiredText, typedId } from './fields.ts';
import { requiredDay, version } from './ledger-fields.ts';
import { LINE_MAX } from './limits.ts';
import { CONTRACT_LOOP_NAMES, FIELD_PLACES } from './rules/contract-field-list.ts';
import { LANGS } from './rules/language.ts';

const Loop = z.enum(CONTRACT_LOOP_NAMES).nullable();
/** A field, with what it is called in either language. Of a loop the key is ''. */
const FieldRef = z.object({ loop: Loop, key: z.string(), en: z.string(), ar: z.string() });
export type FieldRef = z.infer<typeof FieldRef>;

/** What keeps a version from being used: an unknown name, one outside of its loop, a brace or mark without its other. */
export const TEMPLATE_PROBLEMS = ['unknown', 'outside', 'brace', 'unclosed', 'unopened', 'placed'] as const;
export const TemplateProblem = z.object({
  kind: z.enum(TEMPLATE_PROBLEMS),
  /** As it stands in the file. */
  text: z.string(),
  count: z.int().positive(),
  /** The known name that is written most alike. */
  near: z.string().nullable(),
  /** The loop that it belongs into. */
  loop: Loop,
});
export type TemplateProblem = z.infer<typeof TemplateProblem>;

export const TemplateVersion = z.object({
  id: Id,
  /** From 1. */
  version: z.int().positive(),
  isInUse: z.boolean(),
  fileName: z.string(),
  size: z.int().positive(),
  fields: z.array(FieldRef),
  problems: z.array(TemplateProblem),
  /** Made with it. */
  contracts: z.int().nonnegative(),
  at: Instant,
  by: z.string().nullable(),
});
export type TemplateVersion = z.infer<typeof TemplateVersion>;

const Building = z.object({ id: Id, nameEn: z.string(), nameAr: z.string() });

export const ContractTemplate = z.object({
  id: Id,
  name: z.string(),
  lang: z.enum(LANGS),
  /** Null for all projects. */
  project: Building.nullable(),
  /** Newest first. */
  versions: z.array(TemplateVersion),
});
export type ContractTemplate = z.infer<typeof ContractTemplate>;

/** GET /admin/contract-templates */
export const ContractTemplates = z.object({
  items: z.array(ContractTemplate),
  /** That a template can be for. */
  projects: z.array(Building),
});
export type ContractTemplates = z.infer<typeof ContractTemplates>;

/** PATCH /admin/contract-templates/{templateId}, and the fields beside the file of a new one. */
export const ContractTemplateInput = z.object({
  name: requiredText(LINE_MAX),
  lang: z.enum(LANGS, 'invalidChoice'),
  projectId: optionalId,
});
export type ContractTemplateInput = z.infer<typeof ContractTemplateInput>;

export const TemplateParams = z.object({ templateId: typedId });
export const VersionParams = z.object({ versionId: typedId });
export const ContractParams = z.object({ contractId: typedId });

/** POST /admin/contract-templates/{templateId}/use: this version from now on; null retires the template. */
export const UseVersionInput = z.object({ versionId: optionalId });
export type UseVersionInput = z.infer<typeof UseVersionInput>;

/** A field of the template that this deal has no value for, and where that is typed. */
export const MissingField = FieldRef.extend({
  place: z.enum(FIELD_PLACES).nullable(),
  /** From 1, where it is one of several. */
  at: z.int().positive().nullable(),
  /** Of what a buyer's paper says: whose. */
  personId: idOf.person.nullable(),
});

/** A template that can be used for the deal. */
const Offered = z.object({
  templateId: Id,
  versionId: Id,
  version: z.int().positive(),
  name: z.string(),
  lang: z.enum(LANGS),
  missing: z.array(MissingField),
  /** How many fields it has. */
  fields: z.int().nonnegative(),
});

/** What of a contract its buyers may open: the Word file as it was made, or the scan of the signed one. */
export const CONTRACT_COPIES = ['word', 'scan'] as const;

export const CONTRACT_STATES = ['made', 'signed', 'superseded'] as const;

export const Contract = z.object({
  id: Id,
  /** As printed: 2026-0061. */
  number: z.string(),
  on: Day,
  state: z.enum(CONTRACT_STATES),
  template: z.string(),
  version: z.int().positive(),
  lang: z.enum(LANGS),
  fileName: z.string(),
  size: z.int().positive(),
  sha256: z.string(),
  signedOn: Day.nullable(),
  hasScan: z.boolean(),
  /** Fields that would have another value now. */
  changed: z.array(FieldRef.extend({ at: z.int().positive().nullable() })),
  /** It counts, and is of those who are the buyers now: their page may have it. */
  mayBeShown: z.boolean(),
  /** What their page has of it; null for nothing. */
  shown: z.object({ copy: z.enum(CONTRACT_COPIES), at: Instant, by: z.string().nullable() }).nullable(),
  at: Instant,
  by: z.string().nullable(),
});
export type Contract = z.infer<typeof Contract>;

/** GET /admin/deals/{id}/contracts */
export const DealContracts = z.object({
  dealId: idOf.deal,
  dealVersion: z.int().positive(),
  /** A deal that has ended gets no contract any more. */
  isOpen: z.boolean(),
  projectId: Id.nullable(),
  templates: z.array(Offered),
  /** Newest first. */
  contracts: z.array(Contract),
  /** By a contract that was made here, or by a file that was uploaded as its contract. */
  isSigned: z.boolean(),
  today: Day,
});
export type DealContracts = z.infer<typeof DealContracts>;

/** POST /admin/deals/{id}/contracts */
export const ContractInput = z.object({
  versionId: typedId,
  /** The day that stands in it; today unless said otherwise. */
  on: day.default(null),
  version,
});
export type ContractInput = z.infer<typeof ContractInput>;

/** GET /admin/deals/{id}/contracts/draft */
export const DraftQuery = z.object({ versionId: typedId });

/** POST /admin/contracts/{contractId}/signed: the fields beside the scan. */
export const SignedInput = z.object({ signedOn: requiredDay() });
export type SignedInput = z.infer<typeof SignedInput>;

/** POST /admin/contracts/{contractId}/shown: what the buyers open on their page from now on; null for nothing. */
export const ShownInput = z.object({ copy: z.enum(CONTRACT_COPIES, 'invalidChoice').nullable() });
export type ShownInput = z.infer<typeof ShownInput>;
