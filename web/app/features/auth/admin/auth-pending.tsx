import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';

/** While the session is checked: a text without a frame, which may turn out to be the wrong one. */
export function AuthPending({ children }: { children: ReactNode }) {
  const { nav } = useAdminTexts();
  return (
    <main className="shell-pending" role="status">
      <title>{nav.brand}</title>
      {children}
    </main>
  );
}
