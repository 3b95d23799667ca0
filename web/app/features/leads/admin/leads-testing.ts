import type { Lead, LeadDetail, LeadEvent, LeadList } from '@diyar/contract/leads';
import { apartmentNo, dealId, leadId, personId, unitId } from '@diyar/contract/rules/ids';
import type { LeadsFilters } from './leads-api.ts';

export const NO_FILTERS: LeadsFilters = {
  tab: 'all',
  q: '',
  stage: null,
  reached: null,
  owner: null,
  project: null,
  channel: '',
  since: null,
  until: null,
  answered: null,
};

export const dina = { id: 3, name: 'Dina Shehadeh' };

export const layan: Lead = {
  id: leadId(12),
  version: 4,
  person: { id: personId(9), name: 'ليان سمارة', phone: '0598124471' },
  email: 'layan@example.com',
  project: { id: 4, slug: 'olive-terraces', nameEn: 'Olive Terraces', nameAr: 'مدرّجات الزيتون' },
  unit: {
    id: unitId(31),
    apartmentNo: apartmentNo(8),
    unitLabelEn: 'B-204',
    unitLabelAr: 'B-204',
    floor: 2,
    sizeSqm: 152,
    status: 'held',
    isAvailable: false,
    isSold: false,
    price: 164_000,
    currency: 'USD',
  },
  stage: 'offer',
  owner: dina,
  nextStep: 'Answer her proposal',
  nextOn: '2026-11-12',
  isOverdue: true,
  lostReason: null,
  lostNote: '',
  channel: 'instagram',
  createdAt: '2026-10-19T08:00:00.000Z',
  lastMessageAt: '2026-11-15T06:51:00.000Z',
  unanswered: 1,
  answeredAt: '2026-10-19T09:00:00.000Z',
  answerMinutes: 60,
  closedAt: null,
  viewingAt: null,
};

export const omar: Lead = {
  ...layan,
  id: leadId(13),
  person: { id: personId(10), name: 'Omar Haddad', phone: '' },
  email: 'omar@example.com',
  project: null,
  unit: null,
  stage: 'new',
  owner: null,
  nextStep: '',
  nextOn: null,
  isOverdue: false,
  channel: 'newspaper',
  unanswered: 0,
  answeredAt: null,
  answerMinutes: null,
};

export const listOf = (items: Lead[], more: Partial<LeadList> = {}): LeadList => ({
  items,
  total: items.length,
  page: 1,
  size: 24,
  more: false,
  tabs: { all: 17, mine: 6, unowned: 3, overdue: 4, closed: 24 },
  ...more,
});

export const detailOf = (lead: Lead, more: Partial<LeadDetail> = {}): LeadDetail => ({
  ...lead,
  campaign: '',
  medium: '',
  referrer: '',
  landing: '',
  timeline: [],
  otherLeads: [],
  openHolds: [],
  deal: null,
  ...more,
});

const by = { at: '2026-11-14T10:00:00.000Z', by: 'Dina' };

/** One of each kind. */
export const EVENTS: LeadEvent[] = [
  {
    kind: 'message',
    id: 5,
    at: '2026-11-15T06:51:00.000Z',
    by: '',
    name: 'ليان سمارة',
    phone: '0598124471',
    text: 'أرغب بمعاينة الشقة',
    source: 'viewing',
    quoteId: null,
    page: '/projects/olive-terraces',
    unit: { id: unitId(31), labelEn: 'B-204', labelAr: 'B-204' },
    isRead: true,
    answeredAt: null,
    wish: { day: '2026-11-17', part: 'afternoon', isAnswered: false },
  },
  { kind: 'note', id: 1, ...by, text: 'Wants parking', outcome: null, editableUntil: null, isEdited: true },
  { kind: 'call', id: 2, ...by, text: '', outcome: 'noAnswer', editableUntil: null, isEdited: false },
  { kind: 'whatsapp', id: 3, ...by, text: 'Hello', outcome: null, editableUntil: null, isEdited: false },
  { kind: 'mail', id: 4, ...by, text: 'Dear', outcome: null, editableUntil: null, isEdited: false },
  {
    kind: 'viewingPlanned',
    id: 7,
    ...by,
    startsAt: '2026-11-17T14:30:00.000Z',
    status: 'noShow',
    staff: dina,
    unit: null,
    version: 1,
  },
  {
    kind: 'quote',
    id: 8,
    ...by,
    number: '2026-0031',
    state: 'open',
    total: 164_000,
    currency: 'USD',
    path: '/quote/abc',
  },
  {
    kind: 'deal',
    id: 9,
    ...by,
    dealId: dealId(77),
    step: 'held',
    until: '2026-11-16T10:00:00.000Z',
    reason: '',
    units: 'B-204',
    buildingId: 4,
  },
  { kind: 'stage', id: 10, ...by, from: 'offer', to: 'lost', reason: 'budget', note: 'Too dear' },
  { kind: 'owner', id: 11, ...by, from: '', to: 'Tareq' },
];
