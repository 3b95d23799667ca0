import type { BuyerGate, BuyerGone } from '@diyar/contract/buyer-page';
import { BUYER_COOKIE_DAYS, DIGITS_PER_HOUR } from '@diyar/contract/limits';
import { type DealId, dealId } from '@diyar/contract/rules/ids';
import { min } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deals } from '../../db/schema.ts';
import {
  type AddressRow,
  digitsOfBuyers,
  findAddress,
  findEnded,
  readTries,
  sealer,
  tryDigits,
} from '../secret-addresses/index.ts';
import { addressKey, throttle, undoAttempt } from '../throttle/index.ts';

const DAY_MS = 86_400_000;

interface Door {
  address: AddressRow | null;
  ended: Awaited<ReturnType<typeof findEnded>>;
  digits: string[];
}

/** The same reads for every address, known or not, so that the time of an answer says nothing. */
async function doorAt(db: Db, token: string): Promise<Door> {
  const address = await findAddress(db, 'buyer', token);
  const ended = await findEnded(db, token);
  const [any] = await db.select({ id: min(deals.id) }).from(deals);
  const digits = await digitsOfBuyers(db, address?.dealId ?? any?.id ?? dealId(0));
  return { address, ended, digits: ended ? ended.digits : address ? digits : [] };
}

/** What a device keeps: it opens this address for these phones, until then. */
const keyText = ({ hash }: Pick<AddressRow, 'hash'>, digits: readonly string[], until: number) =>
  [hash, [...digits].sort().join(), until].join('|');

/** What somebody sent as their key, opened; null for what nobody sealed. */
async function opened(db: Db, key: string | null): Promise<string | null> {
  if (key === null) return null;
  const { open } = await sealer(db);
  try {
    return open(key);
  } catch {
    return null;
  }
}

function isKey(address: AddressRow, digits: readonly string[], text: string): boolean {
  const until = Number(text.slice(text.lastIndexOf('|') + 1));
  return until > Date.now() && text === keyText(address, digits, until);
}

/** The deal behind an address for whoever has its key; the key ends with the address and with the phones it was for. */
export async function enter(
  db: Db,
  token: string,
  key: string | null,
): Promise<{ address: AddressRow; dealId: DealId } | BuyerGate> {
  const { address, digits } = await doorAt(db, token);
  const { restsUntil, isLocked } = await readTries(db, token);
  // whatever the address, so that a made-up key costs the same everywhere
  const text = await opened(db, key);
  if (address?.dealId != null && text !== null && isKey(address, digits, text))
    return { address, dealId: address.dealId };
  return { state: 'asks', restsUntil: restsUntil?.toISOString() ?? null, isLocked };
}

/** A key, or why there is nothing to open any more. Wrong digits are refused as an error. */
export async function openGate(
  db: Db,
  token: string,
  typed: string,
  from: string,
): Promise<{ key: string; dealId: DealId } | BuyerGone> {
  const network = `digits:${addressKey(from)}`;
  await throttle(db, network, DIGITS_PER_HOUR);
  const { address, ended, digits } = await doorAt(db, token);
  const isRight = digits.includes(typed);
  await tryDigits(db, token, isRight);
  await undoAttempt(db, network);
  if (ended) return { state: 'gone', why: ended.why };
  if (address?.dealId == null) throw new Error('digits of nobody were right');
  const { seal } = await sealer(db);
  const until = Date.now() + BUYER_COOKIE_DAYS * DAY_MS;
  return { key: seal(keyText(address, digits, until)), dealId: address.dealId };
}
