import type { Lead } from '@diyar/contract/leads';
import { WAY_MINUTES_DEFAULT } from '@diyar/contract/limits';
import {
  addDays,
  type CompanyHours,
  DEFAULT_HOURS,
  dayOf,
  instantAt,
  weekdayOf,
} from '@diyar/contract/rules/company-hours';
import type { UnitId } from '@diyar/contract/rules/ids';
import { VIEWING_MINUTES_DEFAULT } from '@diyar/contract/rules/viewings';
import type { UnitRef } from '@diyar/contract/units';
import type { OpenWish, Viewing } from '@diyar/contract/viewings';
import { useState } from 'react';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { ApiError, fieldErrors } from '~/lib/api/api-error.ts';
import { useSession } from '~/lib/session/session.ts';
import {
  useChangeViewing,
  useHours,
  useLeadOf,
  usePlanViewing,
  useStaff,
  useViewingsAround,
} from './viewings-api.ts';
import { clashAt, type FreeTime, slotsOf, timeFor, timeOf, waysOut } from './week.ts';

export type PlanLead = Pick<Lead, 'id' | 'person' | 'email' | 'project'> & { unit: UnitRef | null };

/** What a plan begins with: somebody's lead, a visitor's wish, a viewing that is moved, or nothing. */
export type PlanStart = {
  lead?: PlanLead;
  wish?: OpenWish;
  viewing?: Viewing;
  /** The visitor is told that the wished time does not suit. */
  isMove?: boolean;
};

const MINUTE_MS = 60_000;

/** Today, or the next day on which the company is open. */
export function firstOpenDay(hours: CompanyHours, now: number): string {
  const today = dayOf(now);
  const asked = { hours, minutes: VIEWING_MINUTES_DEFAULT, staffId: null, viewings: [], now };
  const days = [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(today, n));
  return days.find((day) => slotsOf(day, asked).length > 0) ?? today;
}

function leadOf({ lead, wish, viewing }: PlanStart): PlanLead | null {
  if (lead) return lead;
  if (viewing) return { ...viewing, id: viewing.leadId };
  return wish ? { ...wish, id: wish.leadId, email: '' } : null;
}

/** What was typed; null where nothing was, and the start or the company's hours say it. */
type Typed = {
  lead: PlanLead | null;
  projectId: number | null;
  unitId: UnitId | null;
  day: string | null;
  staffId: number | null;
  minutes: number;
  time: string | null;
  email: string | null;
  note: string;
};

function typedAtFirst(start: PlanStart): Typed {
  const { viewing } = start;
  const lead = leadOf(start);
  return {
    lead,
    projectId: lead?.project?.id ?? null,
    unitId: lead?.unit?.id ?? null,
    day: viewing ? dayOf(new Date(viewing.startsAt)) : null,
    staffId: viewing?.staff.id ?? null,
    minutes: viewing
      ? Math.round((Date.parse(viewing.endsAt) - Date.parse(viewing.startsAt)) / MINUTE_MS)
      : VIEWING_MINUTES_DEFAULT,
    time: viewing ? timeOf(viewing.startsAt) : null,
    email: viewing?.email ?? null,
    note: viewing?.note ?? '',
  };
}

/** The plan of one viewing: what was typed, the times of the day, and what stands in the way. */
export function useScheduleForm(start: PlanStart, onPlanned: (viewing: Viewing) => void) {
  const session = useSession();
  const errorText = useErrorText();
  const [typed, setTyped] = useState(() => typedAtFirst(start));
  const [isAsked, setAsked] = useState(false);
  const [now] = useState(() => Date.now());
  const hours = useHours().data ?? { ...DEFAULT_HOURS, wayMinutes: WAY_MINUTES_DEFAULT };
  const staff = useStaff().data ?? [];
  const detail = useLeadOf(typed.email === null && typed.lead?.email === '' ? typed.lead.id : null);
  const plan = usePlanViewing();
  const change = useChangeViewing();
  const saving = start.viewing ? change : plan;

  const me = session.status === 'signedIn' ? session.user.id : null;
  const staffId = typed.staffId ?? staff.find(({ id }) => id === me)?.id ?? staff[0]?.id ?? null;
  const wish = start.wish?.wish;
  const wishedDay = wish?.day && wish.day >= dayOf(now) ? wish.day : null;
  const day = typed.day ?? wishedDay ?? firstOpenDay(hours, now);
  const viewings = useViewingsAround(day);
  const asked = {
    ...{ hours, minutes: typed.minutes, staffId, viewings, now, except: start.viewing?.id },
    ...{ projectId: typed.projectId, wayMinutes: hours.wayMinutes },
  };
  const slots = slotsOf(day, asked);
  const time = typed.time ?? (wish && !start.isMove ? timeFor(day, wish.part, asked) : null) ?? '';
  const email = typed.email ?? (typed.lead?.email || detail.data?.email || '');

  const failed = saving.error;
  const isClash = failed instanceof ApiError && ['staffBusy', 'noTimeForWay'].includes(failed.code ?? '');
  /** As far as this page knows; the server decides. */
  const clash = time === '' ? undefined : clashAt(day, time, asked);
  const errors = isAsked && failed && !isClash ? fieldErrors(failed) : {};
  const ways: FreeTime[] =
    (isClash || clash) && time !== '' && staffId !== null
      ? waysOut(
          day,
          time,
          staff.map(({ id }) => id),
          { ...asked, staffId },
        )
      : [];

  /** What was refused no longer stands once something changes. */
  const set = (next: Partial<Typed>) => {
    saving.reset();
    setTyped((before) => ({ ...before, ...next }));
  };

  function submit() {
    setAsked(true);
    const { lead, unitId, minutes, note } = typed;
    if (lead === null || time === '' || staffId === null || clash) return;
    const shared = { unitId, staffId, minutes, email, note, startsAt: instantAt(day, time).toISOString() };
    const options = { onSuccess: onPlanned };
    if (start.viewing) {
      const { id, version } = start.viewing;
      change.mutate({ id, version, ...shared }, options);
    } else {
      plan.mutate({ leadId: lead.id, messageId: start.wish?.messageId ?? null, ...shared }, options);
    }
  }

  return {
    ...typed,
    set,
    submit,
    day,
    time,
    email,
    staff,
    staffId,
    hours,
    slots,
    ways,
    busyUntil: clash?.endsAt ?? null,
    isPending: saving.isPending,
    isClosed: hours[weekdayOf(day)] === null,
    today: dayOf(now),
    problems: {
      person: isAsked && typed.lead === null,
      time: isAsked && time === '',
      clash: isClash ? errorText(failed) : null,
      email: errors.email,
      note: errors.note,
      startsAt: errors.startsAt,
      other:
        failed && !isClash && !['email', 'note', 'startsAt'].some((field) => field in errors)
          ? errorText(failed)
          : null,
    },
  };
}

export type PlanForm = ReturnType<typeof useScheduleForm>;
