import { BRAND_FIELDS } from './brand.ts';
import { ADDRESS, HOURS, UNIT_FACTS } from './change-fields.ts';
import { mapCompanyFacts } from './company-facts.ts';
import { HISTORY_ACTIONS, type HistoryAction, type HistoryField } from './deal-history.ts';
import { DEAL_STAGES, END_REASONS, UNIT_KINDS } from './deals.ts';
import { FIRST_STEPS } from './first-steps.ts';
import { LEAD_CHANNELS } from './lead-channel.ts';
import { LEAD_STAGES, LOST_REASONS } from './leads.ts';
import { CHEQUE_STATES, ENTRY_KINDS, PAYMENT_METHODS } from './ledger.ts';
import { ID_KINDS } from './parties.ts';
import { PLACE_FIELDS, WEEKDAYS } from './place.ts';
import { mapProjectFacts } from './project-facts.ts';
import { PROJECT_STATUSES } from './project-status.ts';
import { ROLES } from './roles.ts';
import { VIEWING_STATUSES } from './viewings.ts';

/**
 * All that the activity log and the histories may contain: the server writes nothing that is not listed here, and the
 * back office has words for all of it (web/app/features/changes/admin/log-text.ts).
 */
const OWN_ACTIONS = [
  'projects.create',
  'projects.update',
  'projects.bringBack',
  'projects.duplicate',
  'projects.feature',
  'projects.unfeature',
  'projects.building',
  'projects.lacasa',
  'projects.noLacasa',
  'projects.plans',
  'stages.save',
  'stages.reach',
  'stages.takeBack',
  'stages.pictures',
  'stages.told',
  'buyerPages.give',
  'buyerPages.renew',
  'buyerPages.withdraw',
  'buyerPages.giveAll',
  'buyerPages.told',
  'buyerPages.showContract',
  'buyerPages.hideContract',
  'projects.delete',
  'projects.restore',
  'places.merge',
  'previews.create',
  'previews.end',
  'units.import',
  'units.takeBack',
  'units.bringBack',
  'money.depositList',
  'money.deposited',
  'money.export',
  'money.exportAgeing',
  'money.closeMonth',
  'money.closeTill',
  'movingIn.run',
  'movingIn.takeBack',
  'movingIn.end',
  'messages.read',
  'messages.unread',
  'messages.delete',
  'messages.restore',
  'messages.export',
  'sold.create',
  'sold.update',
  'sold.delete',
  'sold.restore',
  'sold.export',
  'users.create',
  'users.update',
  'users.bringBack',
  'users.role',
  'users.roleAsked',
  'users.roleConfirmed',
  'users.roleRefused',
  'users.password',
  'users.activate',
  'users.disable',
  'users.delete',
  'users.restore',
  'users.factorReset',
  'limits.update',
  'account.password',
  'account.factorAdd',
  'account.factorRemove',
  'account.recoveryCodes',
  'company.update',
  'company.brand',
  'company.place',
  'company.hours',
  'firstSteps.skip',
  'firstSteps.takeUp',
  'hero.save',
  'hero.delete',
  'lacasa.export',
  'leads.create',
  'leads.update',
  'leads.take',
  'leads.assign',
  'viewings.plan',
  'viewings.update',
  'viewings.decline',
  'contractTemplates.create',
  'contractTemplates.version',
  'contractTemplates.update',
  'contractTemplates.use',
  'contractTemplates.retire',
  'answerTemplates.create',
  'answerTemplates.update',
  'answerTemplates.delete',
  'persons.merge',
  'persons.part',
  'persons.keepApart',
  'persons.move',
  'persons.moveBack',
  'persons.correct',
  'persons.erase',
  'persons.identity',
  'parties.look',
  'calendar.renew',
  'calendar.end',
  'addresses.end',
  'quotes.create',
  'quotes.accept',
  'quotes.agree',
  'quotes.withdraw',
  'trash.sweep',
  'archive.made',
  'archive.person',
  'demo.remove',
  'demo.takeBack',
] as const;

export type LogAction = (typeof OWN_ACTIONS)[number] | `lacasa.${HistoryAction}`;
export const LOG_ACTIONS: readonly LogAction[] = [
  ...OWN_ACTIONS,
  ...HISTORY_ACTIONS.map((action) => `lacasa.${action}` as const),
];

/** What a changed row says of itself. A history shows it where the write has no line in the log: a hold that ended. */
export type ChangeAction =
  | LogAction
  | HistoryAction
  | 'created'
  | 'building'
  | 'plans'
  | 'opened'
  | 'create'
  | 'accept'
  | 'agree'
  | 'withdraw'
  | 'merged'
  | 'mergedAlong'
  | 'moved'
  | 'parted'
  | 'followed';

/** Why another step voided an entry. */
const VOID_REASONS = [
  'dealCancelled',
  'priceChanged',
  'paymentRecorded',
  'markTakenBack',
  'dealReopened',
  'dayChanged',
] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** Codes that the log stores and people read as words. */
export const WORDS = {
  role: ROLES,
  projectStatus: PROJECT_STATUSES,
  unitKind: UNIT_KINDS,
  dealStage: DEAL_STAGES,
  /** Why a deal ended or an entry is void; staff may type other reasons. */
  endReason: [...END_REASONS, 'released', 'not given', ...VOID_REASONS],
  endMoney: ['toGiveBack', 'givenBack', 'kept'],
  entryKind: ENTRY_KINDS,
  method: PAYMENT_METHODS,
  /** 'pending' is of the time before cheques had states. */
  chequeState: [...CHEQUE_STATES, 'pending'],
  leadStage: LEAD_STAGES,
  lostReason: LOST_REASONS,
  channel: LEAD_CHANNELS,
  viewingStatus: VIEWING_STATUSES,
  weekday: WEEKDAYS,
  quoteState: ['open', 'ended', 'accepted', 'withdrawn'],
  firstStep: FIRST_STEPS,
  messageTab: ['all', 'unread', 'read'],
  messagePhone: ['any', 'has', 'none'],
  idKind: ID_KINDS,
  linkOrFactor: ['quote', 'preview', 'viewing', 'visit', 'calendar', 'buyer', 'app', 'passkey', 'recovery'],
} as const;
export type WordKind = keyof typeof WORDS;
export type Word<Kind extends WordKind> = (typeof WORDS)[Kind][number];

/** How a stored value is shown. `hidden` says nothing to a person; `code` is read left to right; `ids` have names. */
export type ValueKind =
  | WordKind
  | 'text'
  | 'code'
  | 'number'
  | 'money'
  | 'day'
  | 'moment'
  | 'yesNo'
  | 'picture'
  | 'file'
  | 'gallery'
  | 'features'
  | 'country'
  | 'plan'
  | 'plans'
  | 'month'
  | 'units'
  | 'ids'
  | 'fields'
  | 'hidden';

const OF_DEAL = {
  stage: 'dealStage',
  name: 'text',
  phone: 'code',
  coBuyers: 'text',
  shares: 'code',
  paper: 'code',
  units: 'units',
  holdUntil: 'moment',
  dealOn: 'day',
  dueAmountStr: 'money',
  paidAmountStr: 'money',
  isFullyPaid: 'yesNo',
  reserverImageFileId: 'picture',
  contractFileId: 'file',
  contractNumber: 'code',
  signedOn: 'day',
  kind: 'entryKind',
  amount: 'money',
  rate: 'number',
  countsFor: 'money',
  total: 'money',
  count: 'number',
  method: 'method',
  status: 'chequeState',
  chequeNumber: 'code',
  paidOn: 'day',
  dueDate: 'day',
  plan: 'plan',
  firstDate: 'day',
  lastDate: 'day',
  soldAt: 'day',
  notes: 'text',
  reason: 'endReason',
  endMoney: 'endMoney',
  note: 'text',
} as const satisfies Record<HistoryField, ValueKind>;

const MOVED = { personId: 'hidden', leadId: 'hidden' } as const;

/** The fields of each thing that the history tells. */
export const CHANGE_FIELDS = {
  project: {
    slug: 'code',
    status: 'projectStatus',
    kind: 'hidden',
    nameEn: 'text',
    nameAr: 'text',
    descriptionEn: 'text',
    descriptionAr: 'text',
    ...ADDRESS,
    lat: 'code',
    lng: 'code',
    floors: 'number',
    entrances: 'number',
    parking: 'number',
    lifts: 'number',
    floorsFrom: 'number',
    floorsTo: 'number',
    ...mapProjectFacts(({ kind }) => kind),
    coverFileId: 'picture',
    coverPosterFileId: 'picture',
    gallery: 'gallery',
    features: 'features',
    planTemplates: 'plans',
    showsProgress: 'yesNo',
  },
  unit: {
    unitNumber: 'units',
    labelEn: 'text',
    labelAr: 'text',
    kind: 'unitKind',
    ...UNIT_FACTS,
    place: 'number',
    price: 'number',
    currency: 'code',
    isListed: 'yesNo',
    isWithdrawn: 'yesNo',
    awaitsDeal: 'yesNo',
    viewEn: 'text',
    viewAr: 'text',
    aboutEn: 'text',
    aboutAr: 'text',
    internalNotes: 'text',
    coverFileId: 'picture',
    images: 'gallery',
  },
  deal: { ...OF_DEAL, apartmentName: 'text', unitId: 'ids', ...MOVED },
  user: { fullName: 'text', phone: 'code', role: 'role', isActive: 'yesNo', buildings: 'ids' },
  company: {
    nameEn: 'text',
    nameAr: 'text',
    ...mapCompanyFacts(() => 'code' as const),
    aboutEn: 'text',
    aboutAr: 'text',
    instagram: 'code',
    facebook: 'code',
    ...ADDRESS,
    ...BRAND_FIELDS,
    ...PLACE_FIELDS,
    ...HOURS,
  },
  hero: { fileId: 'picture', captionEn: 'text', captionAr: 'text', focalX: 'number', focalY: 'number' },
  quote: {
    name: 'text',
    validUntil: 'day',
    currency: 'code',
    dealId: 'hidden',
    state: 'quoteState',
    agreedAt: 'moment',
    ...MOVED,
  },
  lead: {
    stage: 'leadStage',
    owner: 'text',
    nextStep: 'text',
    nextOn: 'day',
    project: 'text',
    unit: 'units',
    channel: 'channel',
    lostReason: 'lostReason',
    lostNote: 'text',
    mergedInto: 'hidden',
    ...MOVED,
  },
  viewing: {
    startsAt: 'moment',
    endsAt: 'moment',
    staffId: 'ids',
    unitId: 'ids',
    status: 'viewingStatus',
    note: 'text',
    leadId: 'hidden',
  },
  person: {
    name: 'text',
    phone: 'code',
    legalName: 'text',
    idKind: 'idKind',
    idNumber: 'code',
    address: 'text',
    email: 'code',
    mergedInto: 'hidden',
  },
  message: MOVED,
  leadEntry: { leadId: 'hidden' },
} as const satisfies Record<string, Record<string, ValueKind>>;

export type ChangeEntity = keyof typeof CHANGE_FIELDS;
type FieldsOfEach = { [Entity in ChangeEntity]: keyof (typeof CHANGE_FIELDS)[Entity] };
export type ChangeField<Entity extends ChangeEntity = ChangeEntity> = FieldsOfEach[Entity];
/** The told fields of one thing, before or after a write. */
export type RecordedFields<Entity extends ChangeEntity> = {
  readonly [Field in ChangeField<Entity>]?: unknown;
};
