import type { Building } from '@diyar/contract/buildings';
import { mayEnter, type Who } from '@diyar/contract/rules/roles';
import { createContext, use } from 'react';

/** Which building the screens show, how the server is called for it, and what the user may see of it. */
export type Tracker = {
  /** Null on a server that knows LaCasa's own calls only: it has reservations, but no holds, sales or deals. */
  buildingId: number | null;
  /** Before every call. */
  base: string;
  /** Before the calls of an apartment's photo and contract. */
  filesBase: string;
  /** Before the address of every screen. */
  pages: string;
  /** LaCasa's own addresses show LaCasa under its own name. */
  isLacasa: boolean;
  /** Payments and balances; the server sends none to others. */
  seesMoney: boolean;
  /** Holds, reserves, edits; others only read. */
  maySell: boolean;
  /** Sells, cancels, opens again. */
  mayClose: boolean;
  /** It names former holders; LaCasa's own calls answer it to SUPERADMIN only. */
  seesHistory: boolean;
};

export function trackerOf(buildingId: number, who: Who): Tracker {
  const base = `/admin/buildings/${buildingId}`;
  return {
    ...{ buildingId, base, filesBase: base, pages: base, isLacasa: false, seesHistory: true },
    seesMoney: mayEnter(who, 'money'),
    maySell: mayEnter(who, 'selling'),
    mayClose: mayEnter(who, 'dealClosing'),
  };
}

/** LaCasa at its own addresses. `building` is null where the server has no calls for buildings. */
export const lacasaTracker = (building: Pick<Building, 'id'> | null, who: Who): Tracker => ({
  ...(building
    ? trackerOf(building.id, who)
    : {
        buildingId: null,
        base: '/lacasa',
        filesBase: '',
        seesMoney: mayEnter(who, 'money'),
        maySell: mayEnter(who, 'selling'),
        mayClose: mayEnter(who, 'dealClosing'),
        seesHistory: mayEnter(who, 'lacasaRestore'),
      }),
  pages: '/admin/lacasa',
  isLacasa: true,
});

export const TrackerContext = createContext<Tracker>(lacasaTracker(null, null));
export const useTracker = () => use(TrackerContext);
