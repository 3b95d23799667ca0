import { useAdminTexts } from '~/i18n/admin/index.ts';
import { showToast } from './toasts.ts';

/** Copies an address, and says whether it worked. */
export function useCopyLink() {
  const { ui } = useAdminTexts();
  return async (url: string): Promise<void> => {
    try {
      // exists only on https and on localhost
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', title: ui.linkCopied });
    } catch {
      showToast({ kind: 'failure', title: ui.linkNotCopied });
    }
  };
}
