import type { ReactNode } from 'react';
import { Link } from 'react-router';

type LineProps = { main: ReactNode; sub: ReactNode; to: string; when: ReactNode; children: ReactNode };

/** Something that waits: what and where, since when, the next step. */
export const Line = ({ main, sub, to, when, children }: LineProps) => (
  <li className="today-line">
    <Link className="two-lines" to={to}>
      <strong className="clip" dir="auto">
        {main}
      </strong>
      <small className="clip">{sub}</small>
    </Link>
    <span className="today-when">{when}</span>
    <span className="today-actions">{children}</span>
  </li>
);
