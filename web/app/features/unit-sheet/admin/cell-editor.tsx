import { UNIT_KINDS } from '@diyar/contract/rules/deals';
import { type Lang, otherLang } from '@diyar/contract/rules/language';
import { offeredCurrencies } from '@diyar/contract/rules/money';
import { KIND_WORDS, type SheetField } from '@diyar/contract/rules/unit-sheet';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { typedDir } from '~/ui/admin/fields/typed-dir.ts';
import type { GridAction } from './grid-keys.ts';
import type { Editing } from './use-sheet.ts';

type Props = {
  editing: Editing;
  field: SheetField;
  label: string;
  lang: Lang;
  isFigure: boolean;
  onCommit: (text: string, then: GridAction | null) => void;
  onCancel: () => void;
  /** A block was pasted into the open cell. */
  onPaste: (text: string) => void;
};

const CHOICES: Partial<Record<SheetField, (lang: Lang) => readonly string[]>> = {
  kind: (lang) => UNIT_KINDS.map((kind) => KIND_WORDS[kind][lang]),
  currency: offeredCurrencies,
};

const down = (rows: -1 | 1): GridAction => ({ do: 'move', rows, cols: 0, extend: false });

/** The text of a cell while it is edited. Only this renders while somebody types. */
export function CellEditor({ editing, field, label, lang, isFigure, onCommit, onCancel, onPaste }: Props) {
  const [text, setText] = useState(editing.text);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const listId = useId();
  const choices = CHOICES[field]?.(lang);

  function finish(then: GridAction | null) {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(text, then);
  }

  useEffect(() => {
    input.current?.focus();
    if (!editing.isTyped) input.current?.select();
  }, [editing.isTyped]);

  // a page that is closed stores what was typed; before the draft's own listener does
  const onHide = useEffectEvent(() => finish(null));
  useEffect(() => {
    const listener = () => onHide();
    addEventListener('pagehide', listener, { capture: true });
    return () => removeEventListener('pagehide', listener, { capture: true });
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const isArrow = editing.isTyped && !choices && (key === 'ArrowUp' || key === 'ArrowDown');
    if ((ctrlKey || metaKey) && (key === 's' || event.code === 'KeyS')) return finish(null);
    event.stopPropagation();
    if (key === 'Enter') finish(down(shiftKey ? -1 : 1));
    else if (key === 'Tab') finish({ do: 'next', by: shiftKey ? -1 : 1 });
    else if (isArrow) finish(down(key === 'ArrowUp' ? -1 : 1));
    else if (key === 'Escape') {
      isDone.current = true;
      onCancel();
    } else return;
    event.preventDefault();
  }

  const own = field === 'unitLabelAr' || field === 'unitLabelEn';
  const textLang = field === 'unitLabelAr' ? 'ar' : 'en';
  return (
    <>
      <input
        ref={input}
        className="unit-sheet-input"
        aria-label={label}
        value={text}
        dir={isFigure ? 'ltr' : own ? (textLang === 'ar' ? 'rtl' : 'ltr') : typedDir('auto', text)}
        lang={own ? textLang : undefined}
        inputMode={isFigure ? 'decimal' : undefined}
        list={choices && listId}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finish(null)}
        onCopy={(event) => event.stopPropagation()}
        onCut={(event) => event.stopPropagation()}
        onPaste={(event) => {
          event.stopPropagation();
          const pasted = event.clipboardData.getData('text/plain');
          if (!/[\t\n]/.test(pasted.trim())) return;
          event.preventDefault();
          isDone.current = true;
          onPaste(pasted);
        }}
      />
      {choices && (
        <datalist id={listId}>
          {choices.map((choice) => (
            <option key={choice} value={choice} label={labelIn(field, choice, lang)} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** A kind is also named in the other language: either can be typed. */
function labelIn(field: SheetField, choice: string, lang: Lang): string | undefined {
  const kind = UNIT_KINDS.find((one) => field === 'kind' && KIND_WORDS[one][lang] === choice);
  return kind && KIND_WORDS[kind][otherLang(lang)];
}
