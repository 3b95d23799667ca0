import type { Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';
import { Tip } from '../overlays/tooltip.tsx';

type Props = Omit<ButtonProps, 'children' | 'className' | 'style' | 'aria-label'> & {
  icon: IconName;
  /** The accessible name, also shown as a tooltip. */
  label: string;
  variant?: 'danger' | 'line' | 'pic';
  size?: 's';
  /** Mirrors a directional icon in right-to-left pages. */
  flip?: boolean;
  /** The shortcut for the same action, shown in the tooltip. */
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
        className={classNames(
          'icon-button',
          variant && `icon-button--${variant}`,
          size && 'icon-button--small',
          className,
        )}
      >
        <Icon name={icon} className={flip ? 'icon--flip' : undefined} />
      </Button>
    </Tip>
  );
}
