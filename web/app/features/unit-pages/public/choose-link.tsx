import type { UnitId } from '@diyar/contract/rules/ids';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';
import { isPlainClick } from '~/ui/public/plain-click.ts';
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
  const to = useUnitHref().choose(unit);
  const href = useHref(to);
  const navigate = useNavigate();
  return (
    <a
      className={className}
      href={href}
      aria-label={label}
      aria-current={current || undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate({ search: to.search }, { replace: true, preventScrollReset: true });
      }}
    >
      {children}
    </a>
  );
}
