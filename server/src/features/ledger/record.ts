import type { HistoryAction, HistoryField } from '@diyar/contract/rules/deal-history';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { audit, recordChanges } from '../changes/index.ts';
import { raiseVersions } from '../deals/index.ts';
import type { DealMoney } from './deal.ts';

type Values = Partial<Record<HistoryField, string | number | boolean | null>>;

interface MoneyChange {
  action: HistoryAction;
  before?: Values | null;
  after?: Values | null;
  /** What says which entry it was, stored also where it did not change. */
  context?: readonly HistoryField[];
}

/** What every change of a deal's money leaves behind: versions, history, activity log, events. */
export async function recordMoney(
  tx: Tx,
  actor: Actor | null,
  { deal, building, unit }: Pick<DealMoney, 'deal' | 'building' | 'unit'>,
  { action, before = null, after = null, context = [] }: MoneyChange,
): Promise<void> {
  await raiseVersions(tx, deal.id);
  await recordChanges(tx, actor, { entity: 'deal', id: deal.id, action, before, after, context });
  const isTracked = unit?.apartmentNo != null;
  await audit(tx, actor, `lacasa.${action}`, {
    entity: isTracked ? 'apartment' : 'sold',
    id: isTracked ? (unit.apartmentNo ?? undefined) : (deal.soldNo ?? undefined),
    details: {
      label: unit?.label ?? deal.title,
      building: building ? building.nameAr || building.nameEn : '',
      fields: Object.keys({ ...before, ...after }),
    },
    moneyOf: deal.id,
    isLacasa: isTracked && building?.isLacasa === true,
  });
}
