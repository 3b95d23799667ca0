import { Apartment, FloorsAnswer, LacasaDashboard } from '@diyar/contract/apartments';
import { BuildingDashboard, TrackedUnit, TrackerAnswer } from '@diyar/contract/buildings';
import { paramsOf, typedId } from '@diyar/contract/fields';
import type { Area } from '@diyar/contract/rules/roles';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openBuilding, type Scope } from '../building-access/index.ts';

const BuildingParams = z.object({ buildingId: typedId });
const UnitParams = paramsOf.apartment.extend({ buildingId: typedId });

/** Where the tracker's calls are mounted: at LaCasa's own addresses, and below every building. */
export interface Base {
  /** Of the calls about the whole building. */
  path: string;
  /** Of the photo and the contract, which LaCasa has at the root. */
  documents: string;
  tag: string;
  area: Area;
  /** For the calls about money. */
  money: Area;
  params: { building: typeof BuildingParams; unit: typeof UnitParams };
  /** LaCasa answers what it always did: fields that are not in these schemas are left out. */
  unit: typeof TrackedUnit;
  floors: typeof TrackerAnswer;
  dashboard: typeof BuildingDashboard;
  open(request: FastifyRequest): Promise<Scope>;
}

const db = (request: FastifyRequest) => request.server.database.db;

export const LACASA: Base = {
  path: '/lacasa',
  documents: '',
  tag: 'lacasa',
  area: 'lacasa',
  money: 'lacasa',
  params: { building: z.object({}), unit: paramsOf.apartment } as unknown as Base['params'],
  unit: Apartment as unknown as Base['unit'],
  floors: FloorsAnswer as unknown as Base['floors'],
  dashboard: LacasaDashboard as unknown as Base['dashboard'],
  open: async (request) => openBuilding(db(request), await request.identify(), 'lacasa'),
};

export const BUILDINGS: Base = {
  path: '/admin/buildings/:buildingId',
  documents: '/admin/buildings/:buildingId',
  tag: 'buildings',
  area: 'buildings',
  money: 'money',
  params: { building: BuildingParams, unit: UnitParams },
  unit: TrackedUnit,
  floors: TrackerAnswer,
  dashboard: BuildingDashboard,
  open: async (request) => {
    const { buildingId } = request.params as z.infer<typeof BuildingParams>;
    return openBuilding(db(request), await request.identify(), buildingId);
  },
};
