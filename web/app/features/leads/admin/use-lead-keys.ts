import type { Lead } from '@diyar/contract/leads';
import { useEffect, useRef } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { useMay } from '~/lib/session/holder.ts';
import type { LeadParams } from './lead-params.ts';
import type { Selection } from './use-selection.ts';

/** J and K move through the leads, X chooses the open one. */
export function useLeadKeys(shown: readonly Lead[] | undefined, params: LeadParams, selection: Selection) {
  const { leads: t } = useAdminTexts();
  const { openId, open, isBoard } = params;
  const mayGive = useMay()('leadAssignment');
  const items = shown ?? [];
  const index = items.findIndex(({ id }) => id === openId);
  // the position of the open one, for when it has left the list
  const place = useRef(-1);
  useEffect(() => {
    if (index >= 0 || openId === null) place.current = index;
  }, [index, openId]);
  const step = (by: 1 | -1) => {
    const from = index >= 0 ? index : place.current;
    const isGone = index < 0 && openId !== null && by === 1;
    const next = items[isGone ? from : from + by];
    if (next) open(next.id);
  };
  useShortcut('j', () => step(1), { label: t.next });
  useShortcut('k', () => step(-1), { label: t.previous });
  useShortcut('x', () => openId !== null && selection.toggle(openId, !selection.has(openId)), {
    label: t.startSelecting,
    isEnabled: mayGive && !isBoard,
  });
  return { place: index };
}
