import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '~/ui/admin/icon.tsx';

type Props = {
  icon: IconName;
  title: ReactNode;
  sub: ReactNode;
  to: string;
  /** It cannot wait: clay. */
  isHot?: boolean;
  /** The next step, at the end. */
  children: ReactNode;
};

/** One thing that waits for the reader: what it is, and the next step. */
export const Need = ({ icon, title, sub, to, isHot, children }: Props) => (
  <li className="start-need" data-hot={isHot || undefined}>
    <i className="start-icon disc">
      <Icon name={icon} />
    </i>
    <Link className="two-lines start-what" to={to}>
      <strong>{title}</strong>
      <small>{sub}</small>
    </Link>
    {children}
  </li>
);

/** A figure with its name; where a list is behind it, it leads there. */
export const Fact = ({ name, to, children }: { name: string; to?: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{to ? <Link to={to}>{children}</Link> : children}</dd>
  </div>
);
