import type { Right } from '@diyar/contract/rules/rights';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '~/lib/session/holder.ts';

type Props = { right: Right; to: string; className?: string; children: ReactNode };

/** A link to a page that not everybody has; the others read its text. */
export function OwnLink({ right, to, className, children }: Props) {
  return useMay()(right) ? (
    <Link className={className} to={to}>
      {children}
    </Link>
  ) : (
    children
  );
}
