import { DEFAULT_HOURS, workingMinutes } from '@diyar/contract/rules/company-hours';
import type { LeadId } from '@diyar/contract/rules/ids';
import { channelOf } from '@diyar/contract/rules/lead-channel';
import { type FunnelStage, type LeadStage, type LostReason, later } from '@diyar/contract/rules/leads';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import { derivedColumns } from '../../server/src/features/messages/index.ts';
import { addDays, dayOf, instantAt, openDay } from './calendar.ts';
import type { Staff } from './journal.ts';
import { ANSWERS, furtherLetter, letter, NOTES } from './letters.ts';
import type { Person } from './people.ts';
import type { Source } from './sources.ts';
import type { Home, Place, Rows, World } from './world.ts';

type Row = Rows['leads'][number] & { id: LeadId; stage: LeadStage; furthest: FunnelStage };

export interface Asked {
  person: Person;
  place: Place | null;
  home: Home | null;
  at: Date;
  source: Source;
  /** A day that would suit for a viewing. */
  wishDay?: string;
}

/** A lead that goes on; its moments go forward. */
export interface Lead {
  row: Row;
  person: Person;
  /** Somebody takes it and answers. */
  answer(at: Date, by: Staff): void;
  note(at: Date, by: Staff): void;
  call(at: Date, by: Staff, isReached: boolean): void;
  writeAgain(at: Date, answeredAt: Date | null): void;
  move(at: Date, by: Staff | null, stage: Exclude<LeadStage, 'lost'>): void;
  lose(at: Date, by: Staff, reason: LostReason): void;
  planNext(step: string, on: string): void;
}

const MINUTE = 60_000;

/** So many minutes of the company's hours after a moment, or early on the next day. */
export function officeMoment({ chance }: World, at: Date, minutes: number): Date {
  const day = openDay(dayOf(at));
  const [opens, closes] = [instantAt(day, '09:05').getTime(), instantAt(day, '16:50').getTime()];
  const answer = Math.max(at.getTime(), opens) + minutes * MINUTE;
  if (answer < closes) return new Date(answer);
  return new Date(instantAt(openDay(addDays(day, 1)), '09:05').getTime() + chance.int(3, 90) * MINUTE);
}

const labelOf = (home: Home) => ({ ar: home.labelAr, en: home.labelEn });

export function openLead(world: World, { person, place, home, at, source, wishDay }: Asked): Lead {
  const { rows, chance, journal } = world;
  const { origin } = source;
  const channel = origin ? channelOf(origin) : source.channel;
  const { name, phone, email, lang } = person;
  const row: Row = {
    ...{ id: world.id('leads') as LeadId, personId: person.id, name, phone, email },
    ...{ projectId: place?.id ?? null, unitId: home?.id ?? null, stage: 'new', furthest: 'new' },
    ...{ channel, origin, lastMessageAt: origin ? at : null, createdAt: at, updatedAt: at, version: 1 },
    search: peopleColumn(phone, name, email, ...(home ? [home.number, home.labelEn, home.labelAr] : [])),
  };
  rows.leads.push(row);
  const opened = { entity: 'lead' as const, id: row.id, action: 'opened' as const, before: null };
  const own: Rows['messages'] = [];

  const sent = (moment: Date, body: string, wish?: string) => {
    const message: Rows['messages'][number] = {
      ...{ id: world.id('messages'), senderName: name, phone, email, body },
      ...derivedColumns({ senderName: name, phone, body }),
      ...{ personId: person.id, leadId: row.id, projectId: row.projectId, unitId: row.unitId },
      ...{ source: home ? 'viewing' : 'contact', page: place ? `/projects/${place.slug}` : '/' },
      ...{
        channel,
        origin,
        createdAt: moment,
        wishDay: wish ?? null,
        wishPart: wish ? chance.pick(['morning', 'afternoon'] as const) : null,
      },
    };
    rows.messages.push(message);
    own.push(message);
    row.lastMessageAt = moment;
  };
  if (origin)
    sent(
      at,
      letter(chance.pick, lang, {
        project: place && { ar: place.nameAr, en: place.nameEn },
        unit: home && labelOf(home),
      }),
      wishDay,
    );
  journal.write(at, null, [{ ...opened, after: { stage: 'new', channel } }]);

  const change = (
    moment: Date,
    by: Staff | null,
    before: object,
    after: object,
    line?: 'leads.take' | 'leads.update',
  ) => {
    row.version = (row.version ?? 1) + 1;
    row.updatedAt = moment;
    const subject = { entity: 'lead', id: row.id };
    journal.write(
      moment,
      by,
      [{ entity: 'lead', id: row.id, action: 'edited', before, after }],
      line && [line, subject],
    );
  };
  const entry = (
    moment: Date,
    by: Staff,
    columns: Pick<Rows['leadEntries'][number], 'kind' | 'text' | 'outcome'>,
  ) =>
    rows.leadEntries.push({
      ...{ id: world.id('leadEntries'), leadId: row.id, at: moment, createdAt: moment },
      ...{ byId: by.id, byName: by.fullName, ...columns },
    });
  const answered = (moment: Date, by: Staff) => {
    for (const message of own)
      if (!message.answeredAt)
        Object.assign(message, {
          answeredAt: moment,
          answeredBy: by.id,
          isRead: true,
          readAt: moment,
          readBy: by.id,
          ...((message.wishDay ?? message.wishPart) && { wishAnsweredAt: moment }),
        });
  };
  const setStage = (stage: LeadStage, moment: Date) => {
    row.stage = stage;
    if (stage !== 'lost') row.furthest = later(row.furthest, stage);
    if (stage === 'won' || stage === 'lost') row.closedAt = moment;
  };

  return {
    row,
    person,
    answer(moment, by) {
      change(
        new Date(moment.getTime() - 2 * MINUTE),
        by,
        { owner: null },
        { owner: by.fullName },
        'leads.take',
      );
      row.ownerId = by.id;
      const kind = chance.weighted([
        ['whatsapp', 6],
        ['call', 3],
        ['mail', 1],
      ] as const);
      entry(moment, by, { kind, text: chance.pick(ANSWERS), outcome: kind === 'call' ? 'reached' : null });
      answered(moment, by);
      Object.assign(row, { answeredAt: moment, answerMinutes: workingMinutes(at, moment, DEFAULT_HOURS) });
      change(moment, by, { stage: 'new' }, { stage: 'contacted' });
      setStage('contacted', moment);
    },
    note: (moment, by) => entry(moment, by, { kind: 'note', text: chance.pick(NOTES), outcome: null }),
    call: (moment, by, isReached) =>
      entry(moment, by, { kind: 'call', text: '', outcome: isReached ? 'reached' : 'noAnswer' }),
    writeAgain(moment, answeredAt) {
      sent(moment, furtherLetter(chance.pick, lang));
      const owner = Object.values(world.staff).find(({ id }) => id === row.ownerId);
      if (answeredAt && owner) answered(answeredAt, owner);
    },
    move(moment, by, stage) {
      change(moment, by, { stage: row.stage }, { stage });
      setStage(stage, moment);
    },
    lose(moment, by, reason) {
      change(moment, by, { stage: row.stage }, { stage: 'lost', lostReason: reason }, 'leads.update');
      setStage('lost', moment);
      row.lostReason = reason;
    },
    planNext(step, on) {
      Object.assign(row, { nextStep: step, nextOn: on });
    },
  };
}
