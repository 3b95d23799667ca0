import { PAGE_SIZE_MAX } from '@diyar/contract/limits';
import { readList } from '@diyar/contract/readers/list';
import { objectOf, pickBoolean, pickId } from '@diyar/contract/readers/pick';
import { isOnOffer } from '@diyar/contract/rules/units';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { publicCall } from '~/lib/api/public-call.ts';

/** The shortest time between two checks, however often the visitor returns to the tab. */
const PAUSE_MS = 60_000;

/** Only the fields needed here; the page already has the rest. */
function readOffer(offers: unknown) {
  const unit = objectOf(offers);
  const id = pickId(unit, 'id', 'unitId');
  const isAvailable = pickBoolean(unit, 'isAvailable', 'available') ?? true;
  const isSold = pickBoolean(unit, 'isSold', 'sold') ?? false;
  return id === null ? null : { id, isAvailable, isSold };
}

const readOffers = (offers: unknown) => readList(offers, readOffer);

/**
 * The units on this page that were taken while it was open, checked when the visitor returns to the tab, and by
 * `check` before a request is sent. A failed or incomplete response changes nothing.
 */
export function useTakenUnits(projectId: number, units: readonly { id: number }[]) {
  const [left, setLeft] = useState<ReadonlySet<number> | null>(null);
  const read = useCallback(async (): Promise<ReadonlySet<number> | null> => {
    const query = { projectId, size: PAGE_SIZE_MAX };
    const offers = await publicCall('GET', '/units', { query, read: readOffers }).catch(() => null);
    if (!offers || offers.items.length < offers.total || (offers.total === 0 && !offers.paged)) return null;
    const found = new Set(offers.items.filter(isOnOffer).map((unit) => unit.id));
    setLeft(found);
    return found;
  }, [projectId]);
  useEffect(() => {
    let lastCheck = Date.now();
    const check = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastCheck < PAUSE_MS) return;
      lastCheck = Date.now();
      void read();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [read]);
  const taken = useMemo(() => takenOf(units, left), [left, units]);
  return { taken, check: async () => takenOf(units, (await read()) ?? left) };
}

const takenOf = (units: readonly { id: number }[], left: ReadonlySet<number> | null): ReadonlySet<number> =>
  new Set(left ? units.filter(({ id }) => !left.has(id)).map(({ id }) => id) : []);
