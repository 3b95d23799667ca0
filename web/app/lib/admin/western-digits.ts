import { toWesternDigits } from '@diyar/contract/rules/digits';
import { type RefObject, useEffect } from 'react';

/**
 * Digits of either script may be typed; fields show Western ones
 * (docs/product/calls-and-errors.md#numbers-typed-in-arabic). The text to be inserted is converted before it
 * is inserted, so that undo, the caret and the field's own checks are not affected.
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
    // in the capture phase: before the input's own listeners can reject it
    element?.addEventListener('beforeinput', onBeforeInput, true);
    return () => element?.removeEventListener('beforeinput', onBeforeInput, true);
  }, [box]);
}
