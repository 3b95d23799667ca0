import type { Apartment, Floor } from '../apartments.ts';
import type { PaymentSum } from '../rules/balance.ts';
import { balanceOf } from '../rules/balance.ts';
import { UNIT_STATUSES } from '../rules/deals.ts';
import { apartmentNo, reservationNo } from '../rules/ids.ts';
import { asCurrency } from '../rules/money.ts';
import { FLOORS } from '../rules/occupancy.ts';
import { ALIASES } from '../rules/reservation-aliases.ts';
import { entriesOf } from './list.ts';
import {
  isObject,
  type Loose,
  objectOf,
  pick,
  pickBoolean,
  pickId,
  pickIdOf,
  pickList,
  pickNumber,
  pickText,
  toInstant,
} from './pick.ts';

/** Labels tell the kind: A-301, P-12, S-2. */
function kindOf(from: Loose, label: string): Apartment['kind'] {
  const named = pickText(from, 'kind', 'type').toLowerCase();
  if (named === 'parking' || /^P-?\d/i.test(label)) return 'parking';
  return named === 'storage' || /^S-?\d/i.test(label) ? 'storage' : 'apartment';
}

function readSum(entry: unknown): PaymentSum | null {
  const from = objectOf(entry);
  const currency = asCurrency(pickText(from, 'currency'));
  if (!currency) return null;
  return { currency, paid: pickNumber(from, 'paid') ?? 0, pending: pickNumber(from, 'pending') ?? 0 };
}

/** `floor` is the floor under which the apartment was listed. */
export function readApartment(answer: unknown, floor?: number): Apartment | null {
  if (!isObject(answer)) return null;
  const id = pickIdOf(apartmentNo, answer, 'id', 'apartmentId');
  const at = pickNumber(answer, 'floor', 'floorNumber') ?? floor;
  if (id === null || at === undefined || !FLOORS.includes(at)) return null;
  const available = pickBoolean(answer, ...ALIASES.isAvailable);
  const reserved = pickBoolean(answer, ...ALIASES.reserved) ?? (available === null ? false : !available);
  const label = pickText(answer, 'label', 'apartmentLabel', 'code');
  // a free apartment has no holder, even if the answer still carries one
  const held = (...names: readonly string[]) => (reserved ? pickText(answer, ...names) : '');
  const dueAmountStr = held(...ALIASES.due);
  const paidAmountStr = held(...ALIASES.paid);
  const markedFullyPaid =
    reserved && (pickBoolean(answer, 'markedFullyPaid', ...ALIASES.isFullyPaid) ?? false);
  const payments = reserved
    ? pickList(answer, 'payments')
        .map(readSum)
        .filter((sum) => sum !== null)
    : [];
  const balance = balanceOf({ dueAmountStr, paidAmountStr, markedFullyPaid, payments });
  return {
    id,
    label,
    kind: kindOf(answer, label),
    floor: at,
    reserved,
    status: UNIT_STATUSES.find((status) => status === answer.status) ?? (reserved ? 'reserved' : 'available'),
    name: held(...ALIASES.name),
    phone: held(...ALIASES.phone),
    reserverId: reserved ? pickIdOf(reservationNo, answer, 'reserverId') : null,
    reserverImageFileId: reserved ? pickId(answer, 'reserverImageFileId') : null,
    reserverPhotoUrl: held('reserverPhotoUrl', 'photoUrl') || null,
    contractFileId: reserved ? pickId(answer, 'contractFileId') : null,
    contractFileUrl: held('contractFileUrl', 'contractUrl') || null,
    dueAmountStr,
    markedFullyPaid,
    payments,
    ...balance,
    isFullyPaid: reserved && balance.isFullyPaid,
    reservedAt: reserved ? toInstant(pick(answer, 'reservedAt')) : null,
    version: pickId(answer, 'version') ?? 1,
  };
}

/** docs/product/building-tracker.md#patch-and-post */
export function readReservationAnswer(answer: unknown, floor?: number): Apartment | null {
  const body = objectOf(answer);
  const inner = [body.apartment, body.data, body.result, body.item].find(isObject);
  return inner ? readReservationAnswer(inner, floor) : readApartment(body, floor);
}

/** GET /lacasa/floors: floors with apartments, or the apartments alone; every floor of the building, top down. */
export function readFloors(answer: unknown): Floor[] {
  const body = objectOf(answer);
  const entries = (entriesOf(answer) ?? entriesOf(pick(body, 'floors', 'apartments')))?.entries ?? [];
  const apartments = entries.flatMap((entry) => {
    const one = objectOf(entry);
    const inner = entriesOf(pick(one, 'apartments', 'units'))?.entries;
    if (!inner) return [readApartment(entry)];
    const floor = pickNumber(one, 'floor', 'floorNumber', 'number', 'level') ?? undefined;
    return inner.map((apartment) => readApartment(apartment, floor));
  });
  const known = apartments.filter((apartment) => apartment !== null);
  return FLOORS.map((floor) => ({ floor, apartments: known.filter((one) => one.floor === floor) }));
}
