import type { ReactNode } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

/** The name of a control without a label. The child must be a button of react-aria-components. */
export function Tip({ text, shortcut, children }: { text: string; shortcut?: string; children: ReactNode }) {
  return (
    <TooltipTrigger delay={500} closeDelay={50}>
      {children}
      <Tooltip className="tooltip" offset={6}>
        {text}
        {shortcut && <kbd>{shortcut}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  );
}
