import type { ApartmentNo, DealId, LeadId, PersonId, UnitId } from '@diyar/contract/rules/ids';
import { apartmentNo, dealId, leadId, personId } from '@diyar/contract/rules/ids';
import { numberParam, unitSearch } from '../search-params.ts';

/** Addresses that name something by its id, and the ids in them: here alone, so that no link can name another thing. */

export const dealPath = (id: DealId) => `/admin/deals/${id}`;
export const transferPath = (id: number) => `/admin/transfers/${id}`;
/** Statements of several deals, printed together. */
export const statementsPath = (ids: readonly DealId[]) => `/admin/statements?deals=${ids.join()}`;
export const personPath = (id: PersonId) => `/admin/persons/${id}`;
export const leadPath = (id: LeadId) => `/admin/leads${leadSearch(id)}`;
/** On the screen of the leads itself. */
export const leadSearch = (id: LeadId) => `?lead=${id}`;

type Place = { id: number; isLacasa?: boolean };
/** LaCasa has addresses of its own. */
export const floorsPath = ({ id, isLacasa = false }: Place) =>
  isLacasa ? '/admin/lacasa/floors' : `/admin/buildings/${id}/floors`;

/** A unit on the floors of its building, by its number there. */
export const apartmentPath = (building: Place, no: ApartmentNo) => apartmentOn(floorsPath(building), no);
export const apartmentOn = (floors: string, no: ApartmentNo) => `${floors}?apartment=${no}`;

/** A unit on the site, where it has no other number than its id. */
export const unitOnSitePath = (slug: string, id: UnitId) => `/properties/${slug}${unitSearch(id)}`;

/** What an address says is arbitrary input: null where it is no number. */
const paramOf =
  <Id>(kind: (id: number) => Id, name: string) =>
  (search: string): Id | null => {
    const id = numberParam(search, name);
    return id === null ? null : kind(id);
  };
export const apartmentIn = paramOf(apartmentNo, 'apartment');
export const quotedIn = paramOf(apartmentNo, 'unit');
export const leadIn = paramOf(leadId, 'lead');

/** Of `/admin/deals/:dealId`; what is no number is nobody's, and the server says so. */
export const dealOfPath = (param: string | undefined) => dealId(Number(param));
export const personOfPath = (param: string | undefined) => personId(Number(param));
