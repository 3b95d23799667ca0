import type { ReactNode } from 'react';
import './rail.css';

/**
 * Items side by side that snap and overflow the far edge, so that the next one is always partly visible. Children are
 * `<li>`. Arrow keys and buttons with `data-step` in its section move it (islands/movement.ts).
 */
export const Rail = ({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) => (
  <ul className={`rail ${className}`} aria-label={label}>
    {children}
  </ul>
);
