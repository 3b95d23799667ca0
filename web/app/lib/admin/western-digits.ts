import { toWesternDigits } from '@diyar/contract/rules/digits';
import { type RefObject, useEffect } from 'react';

/**
 * DECISIONS §2: digits of either script may be typed, Western ones are shown. What is about to be inserted is
 * inserted in Western digits instead, so that undo, caret and the field's own checks know nothing of it.
 */
export function useWesternDigits(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = box.current;
    const onBeforeInput = (event: InputEvent) => {
      const western = toWesternDigits(event.data ?? '');
      if (!event.cancelable || event.isComposing || western === (event.data ?? '')) return;
      event.preventDefault();
      event.stopPropagation();
      document.execCommand('insertText', false, western);
    };
    // in the capture phase: before the input's own listeners have a chance to refuse it
    element?.addEventListener('beforeinput', onBeforeInput, true);
    return () => element?.removeEventListener('beforeinput', onBeforeInput, true);
  }, [box]);
}
