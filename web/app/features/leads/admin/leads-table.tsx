import type { Lead } from '@diyar/contract/leads';
import type { MouseEvent } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useMay } from '~/lib/session/holder.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { useChannelName, useLeadName } from './lead-name.ts';
import { Interest, NextStep, Stage } from './parts.tsx';
import type { Selection } from './use-selection.ts';

type Props = {
  leads: Lead[] | undefined;
  openId: number | null;
  rolledBackId: number | null;
  selection: Selection;
  /** The list is narrow beside a lead: fewer columns. */
  isSlim: boolean;
  onOpen: (lead: Lead) => void;
  onTake: (lead: Lead) => void;
};

/** Person, interest, stage, owner, next step, last message, source. */
export function LeadsTable(props: Props) {
  const { leads, openId, rolledBackId, selection, isSlim, onOpen, onTake } = props;
  const { leads: t } = useAdminTexts();
  const nameOf = useLeadName();
  const channelName = useChannelName();
  // what is chosen can be given to somebody, and nothing else
  const mayGive = useMay()('leadAssignment');
  const pick: Column<Lead> = {
    id: 'pick',
    header: t.columns.pick,
    kind: 'pick',
    className: 'leads-pick',
    skeleton: '1em',
    cell: (lead) => (
      <Checkbox
        aria-label={t.selectOf(nameOf(lead))}
        isSelected={selection.has(lead.id)}
        onChange={(isOn) => selection.toggle(lead.id, isOn)}
      />
    ),
  };
  const columns: Column<Lead>[] = [
    ...(mayGive ? [pick] : []),
    {
      id: 'person',
      header: t.columns.person,
      className: 'leads-who',
      skeleton: '9em',
      cell: (lead) => (
        <span className="two-lines leads-person">
          <AriaButton
            className="leads-open"
            aria-label={t.openOf(nameOf(lead))}
            aria-expanded={lead.id === openId}
            onPress={() => onOpen(lead)}
          >
            <strong className="clip" dir="auto">
              {nameOf(lead)}
            </strong>
          </AriaButton>
          <Contact lead={lead} />
        </span>
      ),
    },
    {
      id: 'interest',
      header: t.columns.interest,
      className: 'leads-interest',
      skeleton: '8em',
      cell: (lead) => <Interest lead={lead} />,
    },
    {
      id: 'stage',
      header: t.columns.stage,
      card: 'aside',
      className: 'leads-at',
      skeleton: '6em',
      cell: (lead) => <Stage stage={lead.stage} />,
    },
  ];
  if (!isSlim)
    columns.push({
      id: 'owner',
      header: t.columns.owner,
      card: 'end',
      className: 'leads-owner',
      skeleton: '5em',
      cell: (lead) => <Owner lead={lead} onTake={() => onTake(lead)} />,
    });
  columns.push({
    id: 'next',
    header: t.columns.next,
    className: 'leads-next',
    skeleton: '8em',
    cell: (lead) => <NextStep lead={lead} />,
  });
  if (!isSlim)
    columns.push(
      {
        id: 'last',
        header: t.columns.last,
        kind: 'time',
        className: 'leads-last',
        skeleton: '4em',
        cell: (lead) => <LastMessage lead={lead} />,
      },
      {
        id: 'channel',
        header: t.columns.channel,
        card: 'hidden',
        className: 'leads-channel',
        skeleton: '5em',
        cell: (lead) => <bdi className="clip">{channelName(lead.channel)}</bdi>,
      },
    );
  return (
    <DataTable
      label={t.title}
      className={classNames('leads-table', isSlim && 'leads-table--slim')}
      columns={columns}
      rows={leads}
      rowKey={({ id }) => id}
      rowProps={(lead) => ({
        className: classNames(
          lead.id === openId && 'leads-row--open',
          lead.id === rolledBackId && 'data-table-row--rolled',
        ),
        // for the mouse; the keyboard uses the person's name
        onClick: (event) => !isOnControl(event) && onOpen(lead),
      })}
    />
  );
}

function Contact({ lead: { person, email } }: { lead: Lead }) {
  const { leads: t } = useAdminTexts();
  if (person.phone) return <small dir="ltr">{person.phone}</small>;
  return <small>{email ? t.mailOnly : t.noContact}</small>;
}

function Owner({ lead, onTake }: { lead: Lead; onTake: () => void }) {
  const { leads: t } = useAdminTexts();
  const nameOf = useLeadName();
  if (lead.owner) return <bdi className="clip">{lead.owner.name}</bdi>;
  return (
    <span className="leads-nobody">
      {t.noOwner}
      <Button size="s" aria-label={t.takeOf(nameOf(lead))} onPress={onTake}>
        {t.take}
      </Button>
    </span>
  );
}

function LastMessage({ lead: { lastMessageAt, unanswered } }: { lead: Lead }) {
  const { leads: t } = useAdminTexts();
  if (lastMessageAt === null) return <span className="dim">{t.noMessage}</span>;
  return (
    <span className="leads-message">
      <RelativeTime at={lastMessageAt} />
      {unanswered > 0 && (
        <span className="leads-unanswered" title={t.unanswered(unanswered)}>
          <Icon name="chat-circle-text" />
          <span className="visually-hidden">{t.unanswered(unanswered)}</span>
        </span>
      )}
    </span>
  );
}

/** Links, buttons and checkboxes in a row handle their own clicks, and selecting text opens nothing. */
const isOnControl = ({ target }: MouseEvent) =>
  (target instanceof Element && target.closest('a, button, label') !== null) ||
  getSelection()?.type === 'Range';
