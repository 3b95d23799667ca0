import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps } from 'react-aria-components/Checkbox';
import { Icon } from '../icon.tsx';

type Props = Omit<CheckboxProps, 'children' | 'className' | 'style'> & { children?: ReactNode };

/** Needs children, or an aria-label where the label is elsewhere. */
export function Checkbox({ children, ...rest }: Props) {
  return (
    <AriaCheckbox {...rest} className="choice">
      {({ isIndeterminate }) => (
        <>
          <span className="choice-box" aria-hidden="true">
            <Icon name={isIndeterminate ? 'minus' : 'check'} />
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}
