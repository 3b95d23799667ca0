import { createContext, lazy, type ReactNode, Suspense, use, useRef, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { ShellContext } from '~/ui/admin/layout/shell-context.ts';
import { loadWithTexts } from '~/ui/admin/lazy-part.tsx';
import './find-button.css';

/** Loaded when it is first opened. */
const FindDialog = lazy(() => loadWithTexts(() => import('./find-dialog.tsx')));

const OpenFind = createContext(() => {});

type Props = { userId: number; children: ReactNode };

/** Ctrl+K anywhere, and the dialog: outside of the sidebar, which is a sheet that closes on phones (docs/product/find.md). */
export function Find({ userId, children }: Props) {
  const { find: t } = useAdminTexts();
  const [isOpen, setOpen] = useState(false);
  const typed = useRef('');
  const open = () => {
    typed.current = '';
    setOpen(true);
  };
  useShortcut('mod+k', open, { label: t.open, whileTyping: true });
  return (
    <OpenFind value={open}>
      {children}
      {isOpen && (
        // what is typed before the dialog is loaded is looked for, and presses no shortcut of the page
        <Suspense
          fallback={
            <input
              className="visually-hidden"
              aria-label={t.open}
              ref={(field) => field?.focus()}
              onChange={(event) => {
                typed.current = event.target.value;
              }}
            />
          }
        >
          <FindDialog userId={userId} typedBefore={typed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenFind>
  );
}

/** For the top of the sidebar. */
export function FindButton() {
  const { find: t } = useAdminTexts();
  const open = use(OpenFind);
  const { closeMenu } = use(ShellContext);
  return (
    <button
      type="button"
      className="find-button"
      aria-keyshortcuts="Control+K"
      onClick={() => {
        closeMenu();
        open();
      }}
    >
      <Icon name="magnifying-glass" />
      <span>{t.open}</span>
      <kbd dir="ltr">Ctrl K</kbd>
    </button>
  );
}
