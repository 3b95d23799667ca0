import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { IconButton } from '../buttons/icon-button.tsx';
import type { ReorderItem } from './reorder.ts';

type Props = { item: ReorderItem; label: string; earlier: string; later: string; variant?: 'pic' | 'plain' };

/**
 * The drag handle of an entry, also for touch and keyboard: arrow keys move the entry, a press offers both
 * directions.
 */
export function MoveHandle({ item, label, earlier, later, variant = 'pic' }: Props) {
  return (
    <MenuTrigger>
      <IconButton
        icon="dots-six-vertical"
        variant={variant === 'pic' ? 'pic' : undefined}
        size={variant === 'plain' ? 's' : undefined}
        label={label}
        onKeyDown={item.onKeyDown}
        data-handle=""
      />
      <Popover className="popover" placement="bottom start" offset={4}>
        <AriaMenu className="popover-list" aria-label={label}>
          <MenuItem className="popover-item" isDisabled={item.isFirst} onAction={() => item.step(-1)}>
            {earlier}
          </MenuItem>
          <MenuItem className="popover-item" isDisabled={item.isLast} onAction={() => item.step(1)}>
            {later}
          </MenuItem>
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
