import type { ReactNode } from 'react';
import { useBrand } from '~/lib/brand.tsx';

/** While the session is checked: a text without a frame, which may turn out to be the wrong one. */
export function AuthPending({ children }: { children: ReactNode }) {
  const { name } = useBrand();
  return (
    <main className="shell-pending" role="status">
      <title>{name}</title>
      {children}
    </main>
  );
}
