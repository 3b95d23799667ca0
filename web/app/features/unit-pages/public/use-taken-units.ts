import { PAGE_SIZE_MAX } from '@diyar/contract/limits';
import { readList } from '@diyar/contract/readers/list';
import { objectOf, pickBoolean, pickId } from '@diyar/contract/readers/pick';
import { isOnOffer } from '@diyar/contract/rules/units';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { publicCall } from '~/lib/api/public-call.ts';

/** The shortest time between two checks, however often the visitor returns to the tab. */
const PAUSE_MS = 60_000;
const CHANGED = 'diyar:offers';

type Ids = ReadonlySet<number>;

/** Those on offer by the last check, for all islands of a page, which shows one project. */
let offered: Ids | null = null;
let lastCheck = Date.now();

/** Only the fields needed here; the page already has the rest. */
function readOffer(offers: unknown) {
  const unit = objectOf(offers);
  const id = pickId(unit, 'id', 'unitId');
  const isAvailable = pickBoolean(unit, 'isAvailable', 'available') ?? true;
  const isSold = pickBoolean(unit, 'isSold', 'sold') ?? false;
  return id === null ? null : { id, isAvailable, isSold };
}

const readOffers = (offers: unknown) => readList(offers, readOffer);

/** A failed or incomplete response changes nothing. */
async function ask(projectId: number): Promise<Ids | null> {
  const query = { projectId, size: PAGE_SIZE_MAX };
  const offers = await publicCall('GET', '/units', { query, read: readOffers }).catch(() => null);
  if (!offers || offers.items.length < offers.total || (offers.total === 0 && !offers.paged)) return offered;
  offered = new Set(offers.items.filter(isOnOffer).map((unit) => unit.id));
  dispatchEvent(new Event(CHANGED));
  return offered;
}

function subscribe(onChange: () => void) {
  addEventListener(CHANGED, onChange);
  return () => removeEventListener(CHANGED, onChange);
}

/**
 * The units on this page that were taken while it was open, checked when the visitor returns to the tab, and by
 * `check` before a request is sent. Null is a project of which nothing is on offer, such as a preview.
 */
export function useTakenUnits(projectId: number | null, units: readonly { id: number }[]) {
  useEffect(() => {
    if (projectId === null) return;
    const onReturn = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastCheck < PAUSE_MS) return;
      lastCheck = Date.now();
      void ask(projectId);
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [projectId]);
  const left = useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );
  const taken = useMemo(() => takenOf(units, left), [left, units]);
  const check = async () => takenOf(units, projectId === null ? null : await ask(projectId));
  return { taken, check };
}

const takenOf = (units: readonly { id: number }[], left: Ids | null): Ids =>
  new Set(left ? units.filter(({ id }) => !left.has(id)).map(({ id }) => id) : []);
