import type { ReactNode } from 'react';

/** An empty list: says so, says what will be listed here, offers the next step. */
export const EmptyState = ({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) => (
  <div className="empty-state">
    <strong>{title}</strong>
    {children && <p>{children}</p>}
    {action}
  </div>
);
