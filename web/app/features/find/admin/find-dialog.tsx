import { holderOf } from '@diyar/contract/rules/roles';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { useHref, useNavigate } from 'react-router';
import { openPath } from '~/features/path/admin/doors/open-path.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useSession } from '~/lib/session/session.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Overlay } from '~/ui/admin/overlays/dialog.tsx';
import {
  foundGroups,
  type Line,
  type LineGroup,
  pageGroups,
  pathGroups,
  recentGroup,
  withPaths,
} from './lines.ts';
import './find.css';
import { useFound } from './find-api.ts';
import { FindResults } from './find-results.tsx';
import { readRecent, rememberRecent } from './recent.ts';

const PAUSE_MS = 150;

/** The text, once nobody has typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

type Props = { userId: number; typedBefore: { readonly current: string }; onClose: () => void };

export default function FindDialog({ userId, typedBefore, onClose }: Props) {
  const texts = useAdminTexts();
  const { find: t, ui } = texts;
  const { lang } = useLanguage();
  const session = useSession();
  const who = session.status === 'signedIn' ? holderOf(session.user) : null;
  const navigate = useNavigate();
  const base = useHref('/');
  const [text, setText] = useState(() => typedBefore.current);
  const [at, setAt] = useState(0);
  const [recent] = useState(() => readRecent(userId));
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = text.trim();
  const q = usePaused(typed);
  const query = useFound(q);
  const isPending = q !== typed || query.isFetching;

  const found =
    q !== '' && query.data
      ? withPaths(foundGroups(query.data, q, texts, lang, who), pathGroups(query.data, texts, lang, who))
      : [];
  const groups: LineGroup[] = [
    ...recentGroup(recent, typed, texts),
    ...found,
    ...pageGroups(typed, texts, who),
  ];
  const lines = groups.flatMap((group) => group.lines);
  const chosen = Math.min(at, lines.length - 1);

  const open = (entry: Line, isNewTab = false) => {
    if (entry.ask) {
      onClose();
      openPath(entry.ask.step, entry.ask.from);
      return;
    }
    rememberRecent(userId, entry);
    if (isNewTab) window.open(`${base.replace(/\/$/, '')}${entry.path}`, '_blank', 'noopener');
    else {
      onClose();
      navigate(entry.path);
    }
  };
  const choose = (next: number) => {
    setAt(next);
    list.current?.querySelector(`[data-at="${next}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // while a word is composed, Enter ends it
    if (event.nativeEvent.isComposing || lines.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      choose((chosen + step + lines.length) % lines.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const entry = lines[chosen];
      if (entry) open(entry, event.ctrlKey || event.metaKey);
    }
  };

  return (
    <Overlay isOpen onClose={onClose}>
      <AriaDialog className="dialog find" aria-label={t.open}>
        <div className="find-field">
          <Icon name="magnifying-glass" />
          <input
            // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type
            autoFocus
            type="text"
            role="combobox"
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            aria-label={t.label}
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={lines.length > 0 ? `${listId}-${chosen}` : undefined}
            placeholder={t.placeholder}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
          <IconButton icon="x" label={ui.close} size="s" onPress={onClose} />
        </div>
        <FindResults
          ref={list}
          id={listId}
          groups={groups}
          chosen={chosen}
          isBusy={isPending && typed !== ''}
          onOpen={open}
          onHover={setAt}
          onClose={onClose}
        />
        <p className="find-note" role="status">
          {query.isError && typed !== '' && t.failed}
          {!query.isError && typed === '' && t.hint}
          {!query.isError && typed !== '' && isPending && t.searching}
          {!query.isError && typed !== '' && !isPending && lines.length === 0 && t.nothing(typed)}
          {who?.isBound && ` ${t.limited}`}
        </p>
      </AriaDialog>
    </Overlay>
  );
}
