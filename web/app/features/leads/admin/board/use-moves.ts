import type { Lead } from '@diyar/contract/leads';
import { isOpenStage, type LeadStage, type OpenLeadStage } from '@diyar/contract/rules/leads';
import { useRef, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLeadName } from '../lead-name.ts';
import type { LeadChanges } from '../use-lead-changes.ts';

type Options = { changes: LeadChanges; onLose: (lead: Lead) => void };
type Move = { lead: Lead; from: OpenLeadStage };

/** Moves cards between stages, says so, and takes the last moves back. */
export function useMoves({ changes, onLose }: Options) {
  const { leads: t, words } = useAdminTexts();
  const nameOf = useLeadName();
  const [announced, announce] = useState('');
  const made = useRef<Move[]>([]);

  const set = (lead: Lead, stage: OpenLeadStage) =>
    changes.update({
      lead,
      patch: { stage },
      shown: { stage, ...(!isOpenStage(lead.stage) && { lostReason: null, lostNote: '', closedAt: null }) },
    });

  /** Returns whether the card moves. */
  const move = (lead: Lead, stage: LeadStage): boolean => {
    if (stage === lead.stage) return false;
    if (stage === 'won' || lead.stage === 'won') {
      announce(t.wonFollows);
      return false;
    }
    if (stage === 'lost') {
      onLose(lead);
      return false;
    }
    // a reopened lead has no open stage to go back to: closing it again asks for a reason
    if (isOpenStage(lead.stage)) made.current.push({ lead, from: lead.stage });
    set(lead, stage);
    announce(t.moved(nameOf(lead), words.leadStages[stage]));
    return true;
  };

  /** The lead that went back. */
  const takeBack = (): Lead | null => {
    const last = made.current.pop();
    if (!last) {
      announce(t.nothingToTakeBack);
      return null;
    }
    set(last.lead, last.from);
    announce(t.takenBack(nameOf(last.lead), words.leadStages[last.from]));
    return last.lead;
  };

  return { move, takeBack, announced };
}

export type Moves = ReturnType<typeof useMoves>;
