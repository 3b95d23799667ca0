import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '~/lib/admin/shortcuts.ts';

/** Cells or a file that are pasted anywhere on the page, but not into a field. */
export function usePastedCells(onPaste: (data: DataTransfer) => void) {
  const take = useEffectEvent(onPaste);
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || !event.clipboardData) return;
      event.preventDefault();
      take(event.clipboardData);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
