import { LimitAmount, type LimitsAnswer, type LimitsInput, RoleLimits } from '@diyar/contract/role-limits';
import { parseTypedNumber } from '@diyar/contract/rules/digits';
import { offeredCurrencies } from '@diyar/contract/rules/money';
import type { LimitKind } from '@diyar/contract/rules/role-limits';
import type { Role } from '@diyar/contract/rules/roles';
import { formatNumber } from '~/i18n/plural.ts';

/** One field: a figure, or an amount in one of the company's currencies. */
export type LimitField =
  | Exclude<LimitKind, 'refund' | 'writeOff'>
  | `${Extract<LimitKind, 'refund' | 'writeOff'>}.${string}`;

const fieldsOfLimits = (): LimitField[] => [
  'belowList',
  ...offeredCurrencies().map((currency) => `refund.${currency}` as const),
  ...offeredCurrencies().map((currency) => `writeOff.${currency}` as const),
  'holdHours',
  'holdExtensions',
];

/** As typed; empty is no limit. */
export type DraftLimits = { [Field in LimitField]?: string };
export type LimitsDraft = {
  roles: { role: Role; limits: DraftLimits }[];
  users: { userId: number; name: string; role: Role; since: string | null; limits: DraftLimits }[];
};

type Limits = LimitsAnswer['roles'][number]['limits'];

/** Only amounts have a currency. */
const partsOf = (field: LimitField) => {
  const [kind, currency = ''] = field.split('.') as [LimitKind, string?];
  return { kind, currency };
};

function figureOf(limits: Limits, field: LimitField): number | null {
  const { kind, currency } = partsOf(field);
  const figure = limits[kind];
  return typeof figure === 'object' && figure !== null ? (figure[currency] ?? null) : figure;
}

export const typedLimits = (limits: Limits): DraftLimits =>
  Object.fromEntries(
    fieldsOfLimits().map((field) => {
      const value = figureOf(limits, field);
      return [field, value === null ? '' : formatNumber(value)];
    }),
  );

export const draftOf = ({ roles, users }: LimitsAnswer): LimitsDraft => ({
  roles: roles.map(({ role, limits }) => ({ role, limits: typedLimits(limits) })),
  users: users.map(({ limits, ...user }) => ({ ...user, limits: typedLimits(limits) })),
});

/** What is no number reads as NaN, which the schema refuses. */
const read = (typed = ''): number | null =>
  typed.trim() === '' ? null : (parseTypedNumber(typed) ?? Number.NaN);

function readLimits(typed: DraftLimits): Limits {
  const amounts = (kind: 'refund' | 'writeOff') =>
    Object.fromEntries(offeredCurrencies().map((currency) => [currency, read(typed[`${kind}.${currency}`])]));
  return {
    belowList: read(typed.belowList),
    refund: amounts('refund'),
    writeOff: amounts('writeOff'),
    holdHours: read(typed.holdHours),
    holdExtensions: read(typed.holdExtensions),
  };
}

/** Whether a field holds what can be saved. */
export function isRight(field: LimitField, typed: string | undefined): boolean {
  const { kind } = partsOf(field);
  const schema = kind === 'refund' || kind === 'writeOff' ? LimitAmount : RoleLimits.shape[kind];
  return schema.safeParse(read(typed)).success;
}

const rowsOf = ({ roles, users }: LimitsDraft): DraftLimits[] =>
  [...roles, ...users].map(({ limits }) => limits);

export const isComplete = (draft: LimitsDraft): boolean =>
  rowsOf(draft).every((limits) => fieldsOfLimits().every((field) => isRight(field, limits[field])));

export const payloadOf = ({ roles, users }: LimitsDraft, version: number): LimitsInput => ({
  roles: roles.map(({ role, limits }) => ({ role, limits: readLimits(limits) })),
  users: users.map(({ userId, limits }) => ({ userId, limits: readLimits(limits) })),
  version,
});

/** Fields that differ, and users who were added or taken out. */
export function countChanges(before: LimitsDraft, after: LimitsDraft): number {
  const differing = (a: DraftLimits, b: DraftLimits) =>
    fieldsOfLimits().filter((field) => read(a[field]) !== read(b[field])).length;
  const roles = after.roles.reduce((sum, { role, limits }) => {
    const old = before.roles.find((one) => one.role === role);
    return sum + (old ? differing(old.limits, limits) : 0);
  }, 0);
  const users = after.users.reduce((sum, { userId, limits }) => {
    const old = before.users.find((one) => one.userId === userId);
    return sum + (old ? differing(old.limits, limits) : 1);
  }, 0);
  const gone = before.users.filter(({ userId }) => !after.users.some((one) => one.userId === userId));
  return roles + users + gone.length;
}
