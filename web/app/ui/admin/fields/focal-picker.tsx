import type { KeyboardEvent, MouseEvent } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import './focal-picker.css';

export type Focal = { focalX: number; focalY: number };

/** `src` is the whole picture. */
type Props = { src: string; value: Focal; onChange: (value: Focal) => void };

const STEP = 0.02;
const share = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 100));
const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The whole picture: a click or the arrow keys set the focal point. */
export function FocalPicker({ src, value, onChange }: Props) {
  const t = useAdminTexts().ui;
  const { focalX, focalY } = value;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // a click by keyboard has no coordinates
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      focalX: share((event.clientX - box.x) / box.width),
      focalY: share((event.clientY - box.y) / box.height),
    });
  };
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ focalX: share(focalX + by[0]), focalY: share(focalY + by[1]) });
  };
  return (
    <div className="form-field">
      <span className="form-field-label">{t.focal}</span>
      {/* left to right in both languages: shares count from the left edge of the picture */}
      <button
        type="button"
        dir="ltr"
        className="focal-picker"
        aria-label={t.focalAt(Math.round(focalX * 100), Math.round(focalY * 100))}
        onClick={click}
        onKeyDown={move}
      >
        <img src={src} alt="" draggable={false} />
        <i
          className="focal-picker-point"
          aria-hidden="true"
          style={{ insetInlineStart: `${focalX * 100}%`, insetBlockStart: `${focalY * 100}%` }}
        />
      </button>
      <p className="form-field-hint">{t.focalHint}</p>
    </div>
  );
}
