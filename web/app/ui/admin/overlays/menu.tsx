import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';

export type MenuAction = {
  id: string;
  label: string;
  icon?: IconName;
  isDanger?: boolean;
  isDisabled?: boolean;
  onAction: () => void;
};

type Props = { label: string; entries: readonly MenuAction[]; icon?: IconName; size?: 's' };

/** The actions that do not fit beside it, behind three dots. */
export function Menu({ label, entries, icon = 'dots-three-vertical', size }: Props) {
  return (
    <MenuTrigger>
      <IconButton icon={icon} label={label} size={size} />
      <Popover className="popover" placement="bottom end" offset={4}>
        <AriaMenu className="popover-list" aria-label={label} items={entries}>
          {(entry) => (
            <MenuItem
              id={entry.id}
              textValue={entry.label}
              isDisabled={entry.isDisabled}
              onAction={entry.onAction}
              className={classNames('popover-item', entry.isDanger && 'popover-item--danger')}
            >
              {entry.icon && <Icon name={entry.icon} />}
              {entry.label}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
