import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Dialog, DialogBody } from '~/ui/admin/overlays/dialog.tsx';

/** The caps of the keys are the same in both languages. */
const KEYS = [
  { name: 'move', caps: ['← ↑ ↓ →'] },
  { name: 'ends', caps: ['Home', 'End'] },
  { name: 'edit', caps: ['Enter', 'F2'] },
  { name: 'next', caps: ['Tab', 'Shift Tab'] },
  { name: 'escape', caps: ['Esc'] },
  { name: 'press', caps: ['Space'] },
  { name: 'range', caps: ['Shift ← ↑ ↓ →'] },
  { name: 'fill', caps: ['Ctrl D'] },
  { name: 'copy', caps: ['Ctrl C', 'Ctrl V'] },
  { name: 'undo', caps: ['Ctrl Z', 'Ctrl Y'] },
  { name: 'empty', caps: ['Delete'] },
  { name: 'row', caps: ['Ctrl Space'] },
  { name: 'open', caps: ['Alt Enter'] },
] as const;

export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { unitSheet } = useAdminTexts();
  const t = unitSheet.keys;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.title}>
      <DialogBody>
        <dl className="unit-sheet-keys">
          {KEYS.map(({ name, caps }) => (
            <div key={name}>
              <dt>{t[name]}</dt>
              <dd dir="ltr">
                {caps.map((cap) => (
                  <kbd key={cap}>{cap}</kbd>
                ))}
              </dd>
            </div>
          ))}
          <div>
            <dt>{t.type}</dt>
            <dd>
              <kbd>{t.typeKeys}</kbd>
            </dd>
          </div>
        </dl>
      </DialogBody>
    </Dialog>
  );
}
