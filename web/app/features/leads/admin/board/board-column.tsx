import type { Lead, LeadsBoard } from '@diyar/contract/leads';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useMediaQuery } from '~/lib/admin/media-query.ts';
import { searchWith } from '~/lib/search-params.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import type { LeadParams } from '../lead-params.ts';
import { useCount } from '../leads-tools.tsx';
import { BoardCard } from './board-card.tsx';
import type { Moves } from './use-moves.ts';

/** What a dragged card carries; the stage comes along, so that nothing has to be looked up. */
const dragged: { lead: Lead | null } = { lead: null };

type Props = {
  column: LeadsBoard['columns'][number];
  isShown: boolean;
  tabStop: number | null;
  moving: number | null;
  moves: Moves;
  params: LeadParams;
  onFocus: (id: number) => void;
  onMenu: (id: number | null) => void;
};

/** The cards of one stage. With a mouse they can be dragged; the menu and the keys do the same. */
export function BoardColumn(props: Props) {
  const { column, isShown, tabStop, moving, moves, params, onFocus, onMenu } = props;
  const { leads: t, words } = useAdminTexts();
  const { search } = useLocation();
  const countText = useCount();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const hasMouse = useMediaQuery('(hover: hover) and (pointer: fine)');
  const { stage, total, items } = column;
  const isClosed = stage === 'won' || stage === 'lost';
  return (
    <section
      className={classNames('board-column', isClosed && 'board-column--closed')}
      aria-labelledby={id}
      data-shown={isShown || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!dragged.lead || stage === 'won' || dragged.lead.stage === stage) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!dragged.lead) return;
        event.preventDefault();
        moves.move(dragged.lead, stage);
      }}
    >
      <h2 id={id}>
        {words.leadStages[stage]} <span className="board-count">{countText(total)}</span>
        {isClosed && <small>{t.closed90}</small>}
      </h2>
      {items.length === 0 && <p className="note">{t.columnEmpty}</p>}
      <ul>
        {items.map((lead) => (
          <BoardCard
            key={lead.id}
            lead={lead}
            isTabStop={lead.id === tabStop}
            isMoving={lead.id === moving}
            isDraggable={hasMouse && stage !== 'won'}
            onDrag={(isOn) => {
              dragged.lead = isOn ? lead : null;
            }}
            onMove={(next) => moves.move(lead, next)}
            onOpen={() => params.open(lead.id)}
            onFocus={() => onFocus(lead.id)}
            onMenu={(isOn) => onMenu(isOn ? lead.id : null)}
          />
        ))}
      </ul>
      {total > items.length && (
        <Link
          className="board-more"
          to={{ search: searchWith(search, { stage, view: null, tab: isClosed ? 'closed' : null }) }}
        >
          {t.columnMore(countText(total))}
        </Link>
      )}
    </section>
  );
}
