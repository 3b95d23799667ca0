import { type ComponentProps, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { lazyDialog } from '~/ui/admin/lazy-part.tsx';

const PreviewDialog = lazyDialog(async () => (await import('./preview-dialog.tsx')).PreviewDialog, {
  isAhead: true,
});

type Props = Pick<ComponentProps<typeof PreviewDialog>, 'projectId' | 'prepare'>;

/** Shows the project as it is in the editor to whoever gets the link (docs/product/publishing.md#previews). */
export function PreviewButton(props: Props) {
  const { previews: t } = useAdminTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="eye" onPress={() => setOpen(true)}>
        {t.open}
      </Button>
      <PreviewDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
