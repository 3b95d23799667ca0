/** Helpers for answers of unknown shape; none of them throws. */
export type Loose = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectOf = (value: unknown): Loose => (isObject(value) ? value : {});

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The first non-empty value under several names, each also in snake_case. */
export function pick(from: Loose, ...names: string[]): unknown {
  for (const name of names) {
    for (const spelling of [name, snake(name)]) {
      const value = Object.hasOwn(from, spelling) ? from[spelling] : undefined;
      if (value !== undefined && value !== null && value !== '') return value;
    }
  }
  return undefined;
}

export const toText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** The first text or number; an object under an earlier name does not hide a text under a later one. */
export function pickText(from: Loose, ...names: string[]): string {
  for (const name of names) {
    const text = toText(pick(from, name));
    if (text !== '') return text;
  }
  return '';
}

export function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export function pickNumber(from: Loose, ...names: string[]): number | null {
  for (const name of names) {
    const number = toNumber(pick(from, name));
    if (number !== null) return number;
  }
  return null;
}

export function toBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = toText(value).toLowerCase();
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : null;
}

export function pickBoolean(from: Loose, ...names: string[]): boolean | null {
  for (const name of names) {
    const flag = toBoolean(pick(from, name));
    if (flag !== null) return flag;
  }
  return null;
}

export function pickList(from: Loose, ...names: string[]): unknown[] {
  for (const name of names) {
    const list = pick(from, name);
    if (Array.isArray(list)) return list;
  }
  return [];
}

/** ISO 8601 in UTC; numbers are milliseconds, or seconds when milliseconds would mean 1970. */
export function toInstant(value: unknown): string | null {
  const number = toNumber(value);
  const date = number === null ? new Date(toText(value)) : new Date(number < 1e11 ? number * 1000 : number);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

export const toDay = (value: unknown): string | null => /^\d{4}-\d{2}-\d{2}/.exec(toText(value))?.[0] ?? null;

/** Our ids are positive integers; other ids are hashed to one. */
export function toId(value: unknown): number | null {
  const number = toNumber(value);
  if (number !== null) return Number.isInteger(number) && number > 0 ? number : null;
  const text = toText(value);
  if (text === '') return null;
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 1) + 1;
}

export const pickId = (from: Loose, ...names: string[]): number | null => toId(pick(from, ...names));

/** The same as the id of one kind: `pickIdOf(personId, answer, 'personId')`. */
export function pickIdOf<Id extends number>(kind: (id: number) => Id, from: Loose, ...names: string[]) {
  const id = pickId(from, ...names);
  return id === null ? null : kind(id);
}

/** A share from 0 to 1, or percent from other servers; the middle for anything else. */
export function share(value: number | null): number {
  if (value === null || value < 0 || value > 100) return 0.5;
  return value > 1 ? value / 100 : value;
}
