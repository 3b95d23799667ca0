import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';

type Props = {
  title?: string;
  children: ReactNode;
  icon?: IconName;
  /** A decision is needed: clay instead of stone. */
  isUrgent?: boolean;
  actions?: ReactNode;
};

/** A notice about the whole page: a draft was restored, another user saved. */
export const Notice = ({ title, children, icon = 'info', isUrgent, actions }: Props) => (
  <section className="notice" data-urgent={isUrgent || undefined} role={isUrgent ? 'alert' : 'status'}>
    <Icon name={icon} />
    <div className="notice-body">
      {title && <strong>{title}</strong>}
      <p>{children}</p>
    </div>
    {actions && <div className="actions">{actions}</div>}
  </section>
);
