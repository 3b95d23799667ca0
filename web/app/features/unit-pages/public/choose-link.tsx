import type { UnitId } from '@diyar/contract/rules/ids';
import type { ReactNode } from 'react';
import { here } from '~/lib/address.tsx';
import { useUnitHref } from './unit-href.ts';

type ChooseLinkProps = {
  /** Null clears the choice. */
  unit: UnitId | null;
  className: string;
  label?: string;
  current?: boolean;
  children: ReactNode;
};

/**
 * Puts a unit into the viewing form. Without scripts it is a link to the page with that unit, at the form;
 * with scripts the page does not scroll.
 */
export function ChooseLink({ unit, className, label, current, children }: ChooseLinkProps) {
  return (
    <a
      className={className}
      href={useUnitHref().choose(unit)}
      aria-label={label}
      aria-current={current || undefined}
      {...here('replace')}
    >
      {children}
    </a>
  );
}
