import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps } from 'react-aria-components/Switch';

type Props = Omit<SwitchProps, 'children' | 'className' | 'style'> & {
  /** The label; with an aria-label it only describes the state ('Active'). */
  children?: ReactNode;
};

/** Takes effect at once. For a value that is saved with a form use Checkbox, or this inside the form. */
export function Switch({ children, ...rest }: Props) {
  return (
    <AriaSwitch {...rest} className="switch">
      <span className="switch-track" aria-hidden="true" />
      {children !== undefined && <span>{children}</span>}
    </AriaSwitch>
  );
}
