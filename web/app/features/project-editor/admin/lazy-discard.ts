import { lazyDialog } from '~/ui/admin/lazy-part.tsx';

export const DiscardDialog = lazyDialog(async () => (await import('./discard-dialog.tsx')).DiscardDialog, {
  isAhead: true,
});
