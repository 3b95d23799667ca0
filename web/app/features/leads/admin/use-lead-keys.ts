import type { Lead } from '@diyar/contract/leads';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { useStepKeys } from '~/lib/admin/use-step-keys.ts';
import { useMay } from '~/lib/session/holder.ts';
import type { LeadParams } from './lead-params.ts';
import type { Selection } from './use-selection.ts';

/** J and K move through the leads, X chooses the open one. */
export function useLeadKeys(shown: readonly Lead[] | undefined, params: LeadParams, selection: Selection) {
  const { leads: t } = useAdminTexts();
  const { openId, open, isBoard } = params;
  const mayGive = useMay()('leadAssignment');
  const place = useStepKeys(shown ?? [], openId, open, t);
  useShortcut('x', () => openId !== null && selection.toggle(openId, !selection.has(openId)), {
    label: t.startSelecting,
    isEnabled: mayGive && !isBoard,
  });
  return { place };
}
