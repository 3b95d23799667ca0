import { useAdminTexts } from '~/i18n/admin/index.ts';
import { comboLabel, isMac } from '~/lib/admin/key-combo.ts';
import { useShortcuts } from '~/lib/admin/shortcuts.ts';
import { Dialog, DialogBody } from './dialog.tsx';

/** The shortcuts of this screen. */
export function ShortcutList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useAdminTexts().ui;
  const listed = useShortcuts().filter((one) => one.label && one.layer === 0);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.shortcuts} size="s">
      <DialogBody>
        <ul className="shortcut-list">
          {listed.map((one) => (
            <li key={one.combo}>
              <span>{one.label}</span>
              <kbd dir="ltr">{comboLabel(one.combo, isMac())}</kbd>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
