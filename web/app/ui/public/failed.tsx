import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

type Props = { title: string; text: string; retry: string; children?: ReactNode };

/** A page that could not be loaded: what it was, and ways on. */
export function Failed({ title, text, retry, children }: Props) {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap section not-found-text">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className="btn-row">
        <Link className="btn" to={pathname + search} reloadDocument>
          {retry}
        </Link>
        {children}
      </div>
    </div>
  );
}
