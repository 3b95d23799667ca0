import { type UnitId, unitId } from '@diyar/contract/rules/ids';

type Changes = Record<string, string | number | null> & UnitChanges;
/** On the site a unit is named by its id. */
type UnitChanges = { unit?: UnitId | null; choose?: UnitId | null };

/** A query string with some of its parameters set and others (null) removed; the rest stay unchanged. */
export function searchWith(search: string, changes: Changes): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : '';
}

/** A positive integer, or null: addresses contain arbitrary input. */
export function numberParam(search: string, name: string): number | null {
  const value = new URLSearchParams(search).get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}

/** A unit of the site, by its id: the open one, or the one that somebody wants to see. */
export function unitParam(search: string, name: 'unit' | 'choose'): UnitId | null {
  const id = numberParam(search, name);
  return id === null ? null : unitId(id);
}

export const unitSearch = (id: UnitId) => `?unit=${id}`;
