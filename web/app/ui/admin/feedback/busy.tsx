import type { ReactNode } from 'react';

export const Spinner = () => <i className="busy-spinner" aria-hidden="true" />;

/** 'Saving…' beside what is being saved. */
export function Busy({ children }: { children: ReactNode }) {
  return (
    <span className="busy" role="status">
      <Spinner />
      {children}
    </span>
  );
}
