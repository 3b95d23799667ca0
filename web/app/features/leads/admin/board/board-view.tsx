import type { Lead, LeadsBoard } from '@diyar/contract/leads';
import type { LeadStage } from '@diyar/contract/rules/leads';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import type { LeadParams } from '../lead-params.ts';
import { useCount } from '../leads-tools.tsx';
import type { LeadChanges } from '../use-lead-changes.ts';
import './board.css';
import { BoardColumn } from './board-column.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useMoves } from './use-moves.ts';

type Props = {
  query: UseQueryResult<LeadsBoard>;
  params: LeadParams;
  changes: LeadChanges;
  /** A dialog is open: keys are its own. */
  isPaused: boolean;
  onLose: (lead: Lead) => void;
};

export function BoardView({ query, ...rest }: Props) {
  const { leads: t } = useAdminTexts();
  return (
    <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
      {(board) => <Board board={board} {...rest} />}
    </QueryView>
  );
}

type BoardProps = Omit<Props, 'query'> & { board: LeadsBoard };

/** A column for each stage; on phones one of them under a row of tabs. */
export function Board({ board, params, changes, isPaused, onLose }: BoardProps) {
  const { leads: t, words } = useAdminTexts();
  const countText = useCount();
  const [shown, setShown] = useState<LeadStage>('new');
  const [moving, setMoving] = useState<number | null>(null);
  const moves = useMoves({ changes, onLose });
  const keys = useBoardKeys({ board, moves, isPaused, onMenu: setMoving });
  return (
    <>
      <div className="board-tabs">
        <Segmented
          label={t.stage}
          value={shown}
          onChange={setShown}
          options={board.columns.map(({ stage, total }) => ({
            value: stage,
            label: (
              <>
                {words.leadStages[stage]}
                <i className="board-count">{countText(total)}</i>
              </>
            ),
          }))}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cards inside have the focus; their keys bubble */}
      <div className="board" ref={keys.ref} onKeyDown={keys.onKeyDown}>
        {board.columns.map((column) => (
          <BoardColumn
            key={column.stage}
            column={column}
            isShown={column.stage === shown}
            tabStop={keys.tabStop}
            moving={moving}
            moves={moves}
            params={params}
            onFocus={keys.setTabStop}
            onMenu={setMoving}
          />
        ))}
      </div>
      <p className="note board-keys">
        {t.boardKeys[0]} <kbd>{'M'}</kbd> {t.boardKeys[1]} <kbd>{'1'}</kbd> {t.boardKeys[2]} <kbd>{'4'}</kbd>{' '}
        {t.boardKeys[3]} <kbd>{'0'}</kbd> {t.boardKeys[4]} <kbd>{'Z'}</kbd> {t.boardKeys[5]}
      </p>
      <p className="visually-hidden" role="status">
        {moves.announced}
      </p>
    </>
  );
}
