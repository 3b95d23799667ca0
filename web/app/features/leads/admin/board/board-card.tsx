import type { Lead } from '@diyar/contract/leads';
import { isOpenStage, type LeadStage, OPEN_LEAD_STAGES } from '@diyar/contract/rules/leads';
import { labelOf, nameOf } from '@diyar/contract/rules/localized';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { Link, useLocation } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { searchWith } from '~/lib/search-params.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { useLeadName } from '../lead-name.ts';
import { DueLine } from '../parts.tsx';

type Props = {
  lead: Lead;
  isTabStop: boolean;
  isMoving: boolean;
  isDraggable: boolean;
  onDrag: (isOn: boolean) => void;
  onMove: (stage: LeadStage) => void;
  onOpen: () => void;
  onFocus: () => void;
  onMenu: (isOn: boolean) => void;
};

/** One lead as a card: a link that opens it, and the menu that moves it. */
export function BoardCard(props: Props) {
  const { lead, isTabStop, isDraggable, onDrag, onOpen, onFocus } = props;
  const { leads: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { search } = useLocation();
  const leadName = useLeadName();
  const { project, unit, stage, owner } = lead;
  const isOpen = isOpenStage(stage);
  return (
    <li
      className={classNames('board-card', !isOpen && 'board-card--closed')}
      draggable={isDraggable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing that carries nothing
        event.dataTransfer.setData('text/plain', leadName(lead));
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
    >
      <Link
        className="board-card-open"
        to={{ search: searchWith(search, { lead: lead.id }) }}
        data-lead={lead.id}
        tabIndex={isTabStop ? 0 : -1}
        draggable={false}
        aria-keyshortcuts="M 1 2 3 4 0 Z"
        onFocus={onFocus}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <strong className="clip" dir="auto">
          {leadName(lead)}
        </strong>
        <small className="clip">
          {project ? (
            <>
              <bdi>{nameOf(project, lang)}</bdi> {unit && <bdi>{labelOf(unit, lang)}</bdi>}
            </>
          ) : (
            t.generalQuestion
          )}
        </small>
        {isOpen ? (
          <span className="board-card-next">
            {lead.nextStep || lead.nextOn ? (
              <>
                <span className="clip" dir="auto">
                  {lead.nextStep}
                </span>
                <DueLine lead={lead} />
              </>
            ) : (
              <span className="dim">{t.noStep}</span>
            )}
          </span>
        ) : (
          <Ended lead={lead} />
        )}
      </Link>
      {stage !== 'won' && (
        <span className="board-card-foot">
          <small>{owner ? <bdi>{owner.name}</bdi> : t.noOwner}</small>
          <MoveMenu {...props} />
        </span>
      )}
    </li>
  );
}

function Ended({ lead: { stage, lostReason, closedAt } }: { lead: Lead }) {
  const { words } = useAdminTexts();
  return (
    <small className="board-card-why">
      {stage === 'won' && <Icon name="check" />}
      {lostReason && <span>{words.lostReasons[lostReason]}</span>}
      {closedAt && <RelativeTime at={closedAt} />}
    </small>
  );
}

function MoveMenu({ lead, isMoving, onMove, onMenu }: Props) {
  const { leads: t, words } = useAdminTexts();
  const name = useLeadName()(lead);
  const stages = [...OPEN_LEAD_STAGES, 'lost', 'won'] as const;
  return (
    <MenuTrigger isOpen={isMoving} onOpenChange={onMenu}>
      {/* the card is the only tab stop: M opens this one */}
      <IconButton icon="arrows-left-right" size="s" label={t.moveOf(name)} excludeFromTabOrder />
      <Popover className="popover" placement="bottom end" offset={4}>
        <Menu
          className="popover-list"
          aria-label={t.moveTo}
          disabledKeys={['won', lead.stage]}
          onAction={(key) => {
            const stage = stages.find((one) => one === key);
            if (stage) onMove(stage);
          }}
        >
          {stages.map((stage) => (
            <MenuItem key={stage} id={stage} textValue={words.leadStages[stage]} className="popover-item">
              <span className="two-lines">
                <Text slot="label">{stage === 'lost' ? t.lostMore : words.leadStages[stage]}</Text>
                {stage === 'won' && <Text slot="description">{t.wonFollows}</Text>}
                {stage === lead.stage && <Text slot="description">{t.isHere}</Text>}
              </span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
