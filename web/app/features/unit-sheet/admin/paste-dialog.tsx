import { Dialog, Heading } from 'react-aria-components/Dialog';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { DialogFooter, Overlay } from '~/ui/admin/overlays/dialog.tsx';
import { surplus } from './edits.ts';
import type { Sheet } from './use-sheet.ts';

/** A block with more rows than the sheet: new units, only these rows, or nothing. */
export function PasteDialog({ sheet }: { sheet: Sheet }) {
  const { unitSheet: t, ui } = useAdminTexts();
  const { tooLarge: paste } = sheet;
  const more = paste ? surplus(paste) : 0;
  const here = paste ? paste.block.length - more : 0;
  return (
    <Overlay isOpen={paste !== null} onClose={sheet.closeTooLarge} size="s">
      <Dialog role="alertdialog" className="dialog dialog--confirm">
        <div className="dialog-body">
          <Heading slot="title" level={2}>
            {t.pasteTitle(here + more)}
          </Heading>
          <p>{t.pasteBody(here, more)}</p>
        </div>
        <DialogFooter>
          <Button autoFocus onPress={sheet.closeTooLarge}>
            {ui.cancel}
          </Button>
          {here > 0 && (
            <Button onPress={() => paste && sheet.pasteBlock(paste, false)}>{t.pasteHere(here)}</Button>
          )}
          <span className="grow" />
          <Button variant="primary" onPress={() => paste && sheet.pasteBlock(paste, true)}>
            {t.pasteAdd(more)}
          </Button>
        </DialogFooter>
      </Dialog>
    </Overlay>
  );
}
