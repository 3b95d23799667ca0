import { BUILDING_PATH, LACASA_PATH, TRACKERS } from '@diyar/contract/calls/buildings';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import { openBuilding, type Scope } from '../building-access/index.ts';

type Asked = { actor: Actor; request: FastifyRequest };

/** Where the tracker's calls are mounted: at LaCasa's own addresses, and below every building. */
export interface Base {
  tag: string;
  /** Of the calls about the whole building. */
  path: string;
  calls: (typeof TRACKERS)['buildings']['calls'];
  /** Of the photo and the contract, which LaCasa has at the root. */
  documentsPath: string;
  documents: (typeof TRACKERS)['buildings']['documents'];
  open(asked: Asked): Promise<Scope>;
}

const db = (request: FastifyRequest) => request.server.database.db;

export const LACASA: Base = {
  tag: 'lacasa',
  path: LACASA_PATH,
  documentsPath: '',
  ...TRACKERS.lacasa,
  open: ({ actor, request }) => openBuilding(db(request), actor, 'lacasa'),
};

export const BUILDINGS: Base = {
  tag: 'buildings',
  path: BUILDING_PATH,
  documentsPath: BUILDING_PATH,
  ...TRACKERS.buildings,
  open: ({ actor, request }) => {
    const { buildingId } = request.params as { buildingId: number };
    return openBuilding(db(request), actor, buildingId);
  },
};
