import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';

type Props = {
  title?: string;
  children: ReactNode;
  icon?: IconName;
  /** Someone has to decide: clay instead of stone. */
  isUrgent?: boolean;
  actions?: ReactNode;
};

/** A word about the whole page, above it: something was restored, someone else saved. */
export const Notice = ({ title, children, icon = 'info', isUrgent, actions }: Props) => (
  <section className="notice" data-urgent={isUrgent || undefined} role={isUrgent ? 'alert' : 'status'}>
    <Icon name={icon} />
    <div className="notice__b">
      {title && <strong>{title}</strong>}
      <p>{children}</p>
    </div>
    {actions && <div className="notice__a">{actions}</div>}
  </section>
);
