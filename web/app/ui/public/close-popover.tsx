import { Icon } from './icon.tsx';

/** The cross that closes a popover, without a script. */
export const ClosePopover = ({ id, label }: { id: string; label: string }) => (
  <button className="btn-tool" type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={label}>
    <Icon name="x" />
  </button>
);
