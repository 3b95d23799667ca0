import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';

/** Before anyone is known: a word on the paper, no frame that may turn out to be the wrong one. */
export function AuthPending({ children }: { children: ReactNode }) {
  const { nav } = useAdminTexts();
  return (
    <main className="threshold" role="status">
      <title>{nav.brand}</title>
      {children}
    </main>
  );
}
