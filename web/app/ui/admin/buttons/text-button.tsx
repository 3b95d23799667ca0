import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';

type Props = Omit<ButtonProps, 'children' | 'className' | 'style'> & {
  icon?: IconName;
  isDanger?: boolean;
  className?: string;
  children: ReactNode;
};

/** An action that looks like a link: 'Clear all', 'Copy from English'. */
export function TextButton({ icon, isDanger, className, children, ...rest }: Props) {
  return (
    <Button {...rest} className={classNames('text-button', isDanger && 'text-button--danger', className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Button>
  );
}
