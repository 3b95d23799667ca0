import { type ReactNode, useEffect, useRef } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';

/** A list with a pane beside it. `pane` is a Pane while a row is open, else nothing. */
export function Split({
  children,
  pane,
  isWide,
}: {
  children: ReactNode;
  pane: ReactNode;
  isWide?: boolean;
}) {
  return (
    <div className={classNames('pane-split', isWide && 'pane-split--wide')}>
      <div className="pane-list">{children}</div>
      {pane}
    </div>
  );
}

type Props = {
  label: string;
  /** Changes with the row: the focus of a screen reader moves along, others stay in the list. */
  subject: string | number;
  onClose: () => void;
  /** In the pane's head, before the close button. */
  head?: ReactNode;
  foot?: ReactNode;
  /** A theme that differs from the page's (the sheet of an apartment). */
  theme?: 'light' | 'dark';
  className?: string;
  children: ReactNode;
};

const isNarrow = () => matchMedia('(max-width: 1180px)').matches;

/**
 * One row in detail while the list stays usable. Not modal: beside the list on desktop, over it on small
 * screens.
 */
export function Pane({ label, subject, onClose, head, foot, theme, className, children }: Props) {
  const t = useAdminTexts().ui;
  const pane = useRef<HTMLElement>(null);
  useShortcut('escape', onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is another visit
  useEffect(() => {
    if (isNarrow()) pane.current?.focus();
  }, [subject]);
  return (
    <aside
      ref={pane}
      className={classNames('pane', theme && 'own-theme', className)}
      data-theme={theme}
      aria-label={label}
      tabIndex={-1}
    >
      <header className="pane-head">
        {head}
        <span className="pane-spacer" />
        <IconButton icon="x" label={t.close} size="s" onPress={onClose} shortcut="Esc" />
      </header>
      <div className="pane-body">{children}</div>
      {foot && <footer className="pane-foot">{foot}</footer>}
    </aside>
  );
}
