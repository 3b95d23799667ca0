import type { Lead } from '@diyar/contract/leads';
import { dealId, leadId, personId } from '@diyar/contract/rules/ids';
import type { Today } from '@diyar/contract/today';
import type { Viewing } from '@diyar/contract/viewings';

/** Answers for the tests of the first page. */
const lead: Lead = {
  id: leadId(12),
  version: 2,
  person: { id: personId(4), name: 'Omar Haddad', phone: '0598124472' },
  email: '',
  project: { id: 2, slug: 'gate', nameEn: 'City Gate', nameAr: 'بوابة المدينة' },
  unit: null,
  stage: 'new',
  owner: null,
  nextStep: 'Send the price',
  nextOn: '2026-11-14',
  isOverdue: true,
  lostReason: null,
  lostNote: '',
  channel: 'instagram',
  createdAt: '2026-11-16T07:31:00.000Z',
  lastMessageAt: null,
  unanswered: 1,
  answeredAt: null,
  answerMinutes: null,
  closedAt: null,
  viewingAt: null,
};
const viewing: Viewing = {
  id: 7,
  version: 1,
  leadId: leadId(13),
  person: { id: personId(5), name: 'Yara Salem', phone: '0598124471' },
  email: '',
  project: lead.project,
  unit: null,
  staff: { id: 1, name: 'Tareq' },
  startsAt: '2026-11-16T09:00:00.000Z',
  endsAt: '2026-11-16T09:45:00.000Z',
  status: 'planned',
  note: '',
  icsPath: '/viewings/abc.ics',
  visitPath: '/visit/abc',
};
export const none = { items: [], total: 0 };
export const calm: Today = {
  day: '2026-11-16',
  newLeads: none,
  agreed: none,
  overdue: none,
  viewings: none,
  wishes: { total: 0, oldestAt: null },
  holds: none,
  cheques: null,
  stages: null,
  unsigned: null,
  mine: {
    stages: [],
    month: { since: '2026-11-01', leads: 0, withoutAnswer: 0, won: 0, medianMinutes: null },
  },
  unanswered: 0,
  ninetyDays: {
    since: '2026-08-19',
    leads: 0,
    funnel: [],
    channels: [],
    answers: [],
    withoutAnswer: 0,
  },
};
export const busy: Today = {
  ...calm,
  newLeads: { items: [lead], total: 7 },
  overdue: { items: [{ ...lead, id: leadId(14), owner: { id: 1, name: 'Dina' } }], total: 1 },
  viewings: { items: [viewing], total: 1 },
  wishes: { total: 2, oldestAt: '2026-11-16T06:51:00.000Z' },
  holds: {
    items: [
      {
        dealId: dealId(33),
        buildingId: 3,
        buildingEn: 'Al-Bireh Heights',
        buildingAr: '',
        units: '4-03',
        name: 'Duaa',
        until: '2026-11-16T15:00:00.000Z',
      },
    ],
    total: 1,
  },
};
