import type { ReactNode } from 'react';

/** Nothing there: say so in SPEC's words, say what comes here, offer the next step. */
export const EmptyState = ({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) => (
  <div className="empty">
    <strong>{title}</strong>
    {children && <p>{children}</p>}
    {action}
  </div>
);
