import { usePublicTexts } from '~/i18n/public/index.ts';
import { Media } from '~/ui/public/media.tsx';
import type { MediaFile } from '~/ui/public/media-file.ts';

export type Chosen = {
  id: number;
  label: string;
  /** Formatted, without the unit of measure. */
  size: string;
  price: string | null;
  picture: MediaFile | null;
};

/** The selected unit in the form, and a link to change it. */
export function ChosenUnit({ chosen, open, list }: { chosen: Chosen | null; open: boolean; list: string }) {
  const t = usePublicTexts();
  if (!open) return null;
  return (
    <div className={chosen ? 'booking-unit' : 'booking-unit booking-unit--none'}>
      {chosen && <Media className="booking-unit-pic" file={chosen.picture} alt="" sizes="4.5rem" />}
      <p aria-live="polite">
        <span>{t.messagesBooking.selected}</span>
        <b>{chosen ? <bdi>{chosen.label}</bdi> : t.messagesBooking.noneSelected}</b>
        {chosen && (
          <span>
            <bdi dir="ltr">{chosen.size}</bdi> {t.unitPages.sqm}
            {chosen.price && (
              <>
                {t.unitPages.comma}
                <bdi dir="ltr">{chosen.price}</bdi>
              </>
            )}
          </span>
        )}
      </p>
      <a className="btn-link" href={list}>
        {chosen ? t.messagesBooking.change : t.messagesBooking.toList}
      </a>
      <input type="hidden" name="unitId" value={chosen?.id ?? ''} />
    </div>
  );
}
