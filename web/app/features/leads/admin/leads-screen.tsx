import type { Lead } from '@diyar/contract/leads';
import { isOpenStage } from '@diyar/contract/rules/leads';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useRolledBack } from '~/lib/admin/rolled-back.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { useSession } from '~/lib/session/session.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Page } from '~/ui/admin/layout/page.tsx';
import { Split } from '~/ui/admin/layout/pane.tsx';
import { Menu } from '~/ui/admin/overlays/menu.tsx';
import { BoardView } from './board/board-view.tsx';
import { useLeadParams } from './lead-params.ts';
import './leads.css';
import { AddLead } from './lead/add-lead.tsx';
import { LeadPane } from './lead/lead-pane.tsx';
import { LostDialog } from './lead/lost-dialog.tsx';
import { useBoard, useLeads } from './leads-api.ts';
import { LeadsList } from './leads-list.tsx';
import { LeadsTools } from './leads-tools.tsx';
import { useLeadChanges } from './use-lead-changes.ts';
import { useLeadKeys } from './use-lead-keys.ts';
import { useSelection } from './use-selection.ts';

/** Leads as a list or a board, with one of them beside it (docs/product/leads.md). */
export function LeadsScreen() {
  const { leads: t } = useAdminTexts();
  const navigate = useNavigate();
  const params = useLeadParams();
  const { view, openId, isBoard, open } = params;
  const list = useLeads(view, !isBoard);
  const { page: _, ...filters } = view;
  const board = useBoard(filters, isBoard);
  const rolledBack = useRolledBack();
  const changes = useLeadChanges({ onRolledBack: rolledBack.mark, onOpen: open });
  const selection = useSelection();
  const [isAdding, setAdding] = useState(false);
  const [toLose, setToLose] = useState<Lead | null>(null);
  const shown = isBoard ? board.data?.columns.flatMap(({ items }) => items) : list.data?.items;
  const keys = useLeadKeys(shown, params, selection);
  useShortcut('n', () => setAdding(true), { label: t.newLead });
  const me = useMe();
  const take = (lead: Lead) => me && changes.take({ lead, me });
  const tabs = (isBoard ? board : list).data?.tabs;

  return (
    <Page
      title={t.title}
      sub={tabs && t.openCount(tabs.all)}
      isFull
      actions={
        <>
          <fieldset className="leads-layout" aria-label={t.layout}>
            {(['list', 'board'] as const).map((layout) => (
              <IconButton
                key={layout}
                icon={layout === 'list' ? 'rows' : 'kanban'}
                size="s"
                label={t[layout]}
                aria-pressed={isBoard === (layout === 'board')}
                onPress={() => params.show(layout)}
              />
            ))}
          </fieldset>
          <Menu
            label={t.more}
            entries={[
              {
                id: 'templates',
                label: t.templates,
                icon: 'chat-circle-text',
                onAction: () => void navigate('/admin/leads/templates'),
              },
            ]}
          />
          <Button variant="primary" icon="plus" className="leads-add" onPress={() => setAdding(true)}>
            {t.newLead}
          </Button>
        </>
      }
    >
      <div className={classNames('leads-screen', isBoard && 'leads-screen--board')}>
        <Split
          isWide
          pane={
            openId !== null && (
              <LeadPane
                key={openId}
                id={openId}
                place={keys.place}
                list={isBoard ? undefined : list.data}
                changes={changes}
                onTake={take}
                onLose={setToLose}
                onOpen={open}
                onClose={params.close}
              />
            )
          }
        >
          <LeadsTools params={params} tabs={tabs} />
          {isBoard ? (
            <BoardView
              query={board}
              params={params}
              changes={changes}
              isPaused={isAdding || toLose !== null}
              onLose={setToLose}
            />
          ) : (
            <LeadsList
              query={list}
              params={params}
              changes={changes}
              selection={selection}
              rolledBackId={rolledBack.id}
              onTake={take}
              onAdd={() => setAdding(true)}
            />
          )}
        </Split>
      </div>
      <AddLead isOpen={isAdding} onClose={() => setAdding(false)} onAdded={open} />
      <LostDialog
        lead={toLose && isOpenStage(toLose.stage) ? toLose : null}
        changes={changes}
        onClose={() => setToLose(null)}
      />
    </Page>
  );
}

/** The reader as an owner. */
function useMe() {
  const now = useSession();
  if (now.status !== 'signedIn' || now.user.id === null) return null;
  const { id, fullName, username } = now.user;
  return { id, name: fullName || username };
}
