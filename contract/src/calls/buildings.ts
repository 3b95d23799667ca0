import { z } from 'zod';
import {
  Apartment,
  FloorsAnswer,
  HistoryList,
  HistoryQuery,
  LacasaDashboard,
  LacasaExportQuery,
  RestoreInput,
  VersionQuery,
} from '../apartments.ts';
import {
  BuildingDashboard,
  BuildingList,
  BuildingsQuery,
  CancelInput,
  DealUnitsInput,
  EndedDeals,
  ExtendInput,
  HoldInput,
  ReleasedHolds,
  ReopenInput,
  SellInput,
  TrackedUnit,
  TrackerAnswer,
} from '../buildings.ts';
import { paramsOf, typedId } from '../fields.ts';
import { PrivateLink } from '../files.ts';
import { ReservationInput } from '../reservation-input.ts';
import type { EventTopic } from '../rules/events.ts';
import type { Area } from '../rules/roles.ts';
import { at, calls } from './call.ts';
import { fileOf, filePart, TABLE } from './media.ts';
import { DEAL_TOPICS, UNIT_TOPICS } from './topics.ts';

const READS = ['buildings', 'lacasa'] as const satisfies EventTopic[];

const params = {
  building: z.object({ buildingId: typedId }),
  unit: paramsOf.apartment.extend({ buildingId: typedId }),
};

const BUILDING = {
  access: 'buildings' as Area,
  /** For the calls that hold, reserve or remove. */
  selling: 'selling' as Area,
  /** For the calls about money. */
  money: 'money' as Area,
  history: 'buildings' as Area,
  params,
  floors: TrackerAnswer,
  dashboard: BuildingDashboard,
  unit: TrackedUnit,
};

/** LaCasa answers what it always did: fields that are not in these schemas are left out. Its building is in its address. */
const LACASA = {
  access: 'lacasa',
  selling: 'lacasa',
  money: 'lacasa',
  /** The owner's; elsewhere it leaves out what the caller may not see. */
  history: 'lacasaRestore',
  params: { building: z.object({}), unit: paramsOf.apartment },
  floors: FloorsAnswer,
  dashboard: LacasaDashboard,
  unit: Apartment,
} as unknown as typeof BUILDING;

const ofBuilding = ({ access, selling, money, history, params, floors, dashboard, unit }: typeof BUILDING) =>
  calls({
    'GET /floors': {
      access,
      summary: 'The building, floor by floor',
      params: params.building,
      answer: floors,
      reads: READS,
    },
    'GET /dashboard': {
      access,
      summary: 'Occupancy and money',
      params: params.building,
      answer: dashboard,
      reads: READS,
    },
    'GET /export': {
      access: money,
      summary: 'The building as CSV or XLSX',
      params: params.building,
      query: LacasaExportQuery,
      sends: TABLE,
      askAgain: 'setting',
    },
    'POST /apartments/{id}/reservation': {
      access: selling,
      summary: 'Reserve a free apartment',
      params: params.unit,
      body: ReservationInput,
      answer: unit,
      status: 201,
      askAgain: 'no',
      changes: DEAL_TOPICS,
    },
    'PATCH /apartments/{id}/reservation': {
      access: selling,
      summary: 'Edit, make or remove a reservation',
      params: params.unit,
      body: ReservationInput,
      answer: unit,
      askAgain: 'no',
      changes: DEAL_TOPICS,
    },
    'DELETE /apartments/{id}/reservation': {
      access: selling,
      summary: 'Remove a reservation',
      params: params.unit,
      query: VersionQuery,
      askAgain: 'no',
      changes: DEAL_TOPICS,
    },
    'POST /apartments/{id}/restore': {
      access: 'lacasaRestore',
      summary: 'Undo a removal',
      params: params.unit,
      body: RestoreInput,
      answer: unit,
      askAgain: 'no',
      changes: DEAL_TOPICS,
    },
    'GET /apartments/{id}/history': {
      access: history,
      summary: 'Every change of an apartment',
      params: params.unit,
      query: HistoryQuery,
      answer: HistoryList,
      reads: READS,
    },
  });

/** The holder's photo and the contract. */
const documentsOf = ({ access, selling, params, unit }: typeof BUILDING) =>
  calls({
    'POST /apartments/{id}/photo': {
      access: selling,
      summary: "Upload the holder's photo",
      params: params.unit,
      form: { ...filePart('file', ['image']), isRequired: true },
      answer: unit,
      status: 201,
      askAgain: 'no',
      changes: DEAL_TOPICS,
    },
    'POST /apartments/{id}/contract': {
      access: selling,
      summary: 'Upload the contract',
      params: params.unit,
      form: { ...filePart('file', ['pdf', 'image']), isRequired: true },
      answer: unit,
      status: 201,
      askAgain: 'no',
      changes: DEAL_TOPICS,
    },
    'GET /apartments/{id}/photo': {
      access,
      summary: "The holder's photo",
      params: params.unit,
      sends: fileOf(['image']),
    },
    'GET /apartments/{id}/contract': {
      access,
      summary: 'A fresh link to the contract',
      params: params.unit,
      answer: PrivateLink,
    },
  });

const step = {
  access: 'selling',
  params: params.unit,
  answer: TrackedUnit,
  askAgain: 'no',
  changes: DEAL_TOPICS,
} as const;

/** Steps of a deal that only the newer calls know: hold, sell, cancel, open again, other units. */
export const dealCalls = calls({
  'POST /apartments/{id}/hold': {
    ...step,
    summary: 'Hold units until a moment',
    body: HoldInput,
    status: 201,
  },
  'POST /apartments/{id}/hold/extend': { ...step, summary: 'Extend a hold, with a note', body: ExtendInput },
  'DELETE /apartments/{id}/hold': { ...step, summary: 'Release a hold', query: VersionQuery },
  'POST /apartments/{id}/sell': {
    ...step,
    access: 'dealClosing',
    summary: 'Sell the deal on a unit, or a free unit; the file part `contract` is its contract',
    form: { ...filePart('contract', ['pdf', 'image']), fields: SellInput, json: SellInput },
  },
  'POST /apartments/{id}/cancel': {
    ...step,
    access: 'dealClosing',
    summary: 'Cancel a deal, with a reason',
    body: CancelInput,
  },
  'POST /apartments/{id}/reopen': {
    ...step,
    access: 'dealClosing',
    summary: 'Open a cancelled deal again',
    body: ReopenInput,
  },
  'PUT /apartments/{id}/deal/units': { ...step, summary: 'The units of a deal', body: DealUnitsInput },
  'GET /apartments/{id}/deals': {
    access: 'buildings',
    summary: 'Deals on a unit that have ended',
    params: params.unit,
    answer: EndedDeals,
    reads: READS,
  },
});

export const buildingListCalls = calls({
  'GET /admin/buildings': {
    access: 'buildings',
    summary: 'Buildings that the user may see',
    query: BuildingsQuery,
    answer: BuildingList,
    reads: UNIT_TOPICS,
  },
  'GET /admin/released-holds': {
    access: 'selling',
    summary: 'Own holds that a colleague released in the last three days',
    answer: ReleasedHolds,
    reads: READS,
  },
});

/** The calls of one building, mounted at LaCasa's own addresses and below every building. */
export const TRACKERS = {
  lacasa: { calls: ofBuilding(LACASA), documents: documentsOf(LACASA) },
  buildings: { calls: ofBuilding(BUILDING), documents: documentsOf(BUILDING) },
};

export const BUILDING_PATH = '/admin/buildings/{buildingId}';
export const LACASA_PATH = '/lacasa';

export const buildingCalls = {
  ...buildingListCalls,
  ...at(LACASA_PATH, TRACKERS.lacasa.calls),
  ...at('', TRACKERS.lacasa.documents),
  ...at(BUILDING_PATH, TRACKERS.buildings.calls),
  ...at(BUILDING_PATH, TRACKERS.buildings.documents),
  ...at(BUILDING_PATH, dealCalls),
};
