import { lazy, Suspense, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import './find-button.css';

/** Loaded when it is first opened. */
const FindDialog = lazy(() => import('./find-dialog.tsx'));

/** The button in the sidebar and Ctrl+K, anywhere (docs/product/find.md). */
export function Find({ userId }: { userId: number }) {
  const { find: t } = useAdminTexts();
  const [isOpen, setOpen] = useState(false);
  useShortcut('mod+k', () => setOpen(true), { label: t.open, whileTyping: true });
  return (
    <>
      <button type="button" className="find-button" aria-label={t.open} onClick={() => setOpen(true)}>
        <Icon name="magnifying-glass" />
        <span>{t.open}</span>
        <kbd dir="ltr">Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <FindDialog userId={userId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
