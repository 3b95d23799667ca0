import type { RunningNote } from '@diyar/contract/moving-in';
import { foldText } from '@diyar/contract/rules/fold-text';
import { phoneKey } from '@diyar/contract/rules/phone';
import type { CheckedRow } from './check.ts';
import type { Context } from './context.ts';
import { findUnits } from './find-units.ts';
import { issueOf, refuseName } from './read-rows.ts';

const note = (code: RunningNote['code'], text: string, row: number | null = null): RunningNote => ({
  ...{ code, row, text },
});

/** Whoever is meant by the number; one who is known by another name only gets this one added. */
function findPerson(row: CheckedRow, context: Context): string {
  const { buyer = '', phone = '' } = row.reading.values;
  const known = context.person({ name: buyer, phone });
  if (known) {
    row.personId = known.id;
    if (!known.knowsName) row.notes.push(note('nameAdded', known.name));
  }
  return known ? `known ${known.id}` : (phoneKey(phone) ?? `name ${foldText(buyer)}`);
}

/** A person is there already where the number and the name are known. */
export function checkPerson(row: CheckedRow, context: Context, seen: Map<string, number>): void {
  const { issues, reading } = row;
  const { buyer = '' } = reading.values;
  const who = `${findPerson(row, context)} ${foldText(buyer)}`;
  const other = seen.get(who);
  if (other !== undefined) issues.push(issueOf('personTwice', { field: 'buyer', typed: buyer, row: other }));
  else seen.set(who, reading.row);
  const isThere = row.personId !== null && row.notes.length === 0;
  row.outcome = issues.length > 0 ? 'refused' : isThere ? 'unchanged' : 'new';
}

/** A lead is there already where its person has an open one about the same project. */
export function checkLead(row: CheckedRow, context: Context, seen: Map<string, number>): void {
  const { issues, reading } = row;
  const { buyer = '', owner, leadStage } = reading.values;
  findUnits(row, context);
  if (!row.building && reading.values.building && issues.length === 0)
    row.building = context.buildingCalled(reading.values.building) ?? null;
  const projectId = row.building?.id ?? null;
  const who = `${findPerson(row, context)} ${projectId ?? 0}`;
  const other = seen.get(who);
  if (other !== undefined) issues.push(issueOf('leadTwice', { field: 'buyer', typed: buyer, row: other }));
  else seen.set(who, reading.row);
  if (owner && context.staffCalled(owner) === null)
    refuseName(
      row,
      'owner',
      issueOf('ownerUnknown', {
        ...{ typed: owner, choices: context.staff.slice(0, 3).map(({ name }) => name) },
      }),
    );
  const there = row.personId === null ? null : context.leadOf(row.personId, projectId);
  if (there) {
    row.leadId = there.id;
    if (leadStage && there.stage !== leadStage)
      row.differences.push({ field: 'leadStage', here: there.stage, file: leadStage });
    const name = owner && context.staffCalled(owner);
    if (name && name.id !== there.ownerId)
      row.differences.push({ field: 'owner', here: context.staffName(there.ownerId), file: name.name });
  }
  row.outcome = issues.length > 0 ? 'refused' : there ? 'unchanged' : 'new';
}
