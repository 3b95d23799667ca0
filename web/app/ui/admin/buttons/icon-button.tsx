import type { Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';
import { Tip } from '../overlays/tooltip.tsx';

type Props = Omit<ButtonProps, 'children' | 'className' | 'style' | 'aria-label'> & {
  icon: IconName;
  /** Its name for everyone: read aloud, and shown as a tooltip. */
  label: string;
  variant?: 'danger' | 'line' | 'pic';
  size?: 's';
  /** Mirrors an icon that points. */
  flip?: boolean;
  /** A key that does the same, shown in the tooltip. */
  shortcut?: string;
  disabledReason?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton(props: Props) {
  const { icon, label, variant, size, flip, shortcut, disabledReason, className, ...rest } = props;
  const blocked = disabledReason !== undefined;
  return (
    <Tip text={disabledReason ?? label} shortcut={shortcut}>
      <Button
        {...rest}
        aria-label={label}
        aria-disabled={blocked || undefined}
        onPress={blocked ? undefined : rest.onPress}
        className={classNames('ib', variant && `ib--${variant}`, size && 'ib--s', className)}
      >
        <Icon name={icon} className={flip ? 'icon--flip' : undefined} />
      </Button>
    </Tip>
  );
}
