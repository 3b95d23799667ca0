import { formatPrice } from '~/i18n/price.ts';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { here, useAddress } from '~/lib/address.tsx';
import { UnitFigures } from './unit-figures.tsx';
import '~/ui/public/button.css';
import { Icon } from '~/ui/public/icon.tsx';
import { Media } from '~/ui/public/media.tsx';
import { Numbered } from '~/ui/public/numbered.tsx';
import { Paragraphs } from '~/ui/public/paragraphs.tsx';
import { ChooseLink } from './choose-link.tsx';
import { useIsPreview } from './is-preview.ts';
import { useUnitHref } from './unit-href.ts';
import type { UnitView } from './unit-view.ts';

type UnitInfoProps = { unit: UnitView; project: string; taken: boolean; url: string };

/** The text and figures of a unit; the action stays in view below them. */
export function UnitInfo({ unit, project, taken, url }: UnitInfoProps) {
  const t = usePublicTexts().unitPages;
  const { pathname, hrefTo } = useAddress();
  const isPreview = useIsPreview();
  const floor = unit.floor === null ? '' : t.onFloor(unit.floor);
  const share = `https://wa.me/?text=${encodeURIComponent(t.shareText(unit.label, project, url))}`;
  return (
    <div className="unit-dialog-info">
      <div className="unit-dialog-head">
        <h2 id="h-unit">
          <Numbered text={unit.label} />
        </h2>
        {(floor || unit.view) && <p>{[floor, unit.view].filter(Boolean).join(t.between)}</p>}
      </div>
      <UnitFigures unit={unit} />
      <Paragraphs texts={unit.about} className="unit-dialog-desc" />
      <FirstLayout unit={unit} />
      {!isPreview && (
        <p>
          <a className="btn-link unit-dialog-share" href={share} target="_blank" rel="noreferrer">
            <Icon name="whatsapp" />
            {t.share}
          </a>{' '}
          <a className="btn-link" href={hrefTo(`${pathname}/units/${unit.id}`)}>
            {t.page}
          </a>
        </p>
      )}
      <div className="unit-dialog-end">
        {!taken && (
          <p className="unit-dialog-price">
            <span>{t.price}</span>
            <b>{unit.price ? <bdi dir="ltr">{formatPrice(unit.price)}</bdi> : t.onRequest}</b>
          </p>
        )}
        {taken ? (
          <span className="unit-list-off">
            <Icon name="lock" />
            {t.reserved}
          </span>
        ) : (
          !isPreview && (
            <ChooseLink unit={unit.id} className="btn">
              {t.chooseThis}
            </ChooseLink>
          )
        )}
      </div>
    </div>
  );
}

function FirstLayout({ unit: { id, layouts } }: { unit: UnitView }) {
  const t = usePublicTexts().unitPages;
  const href = useUnitHref().picture(id, 'layout', 0);
  const [layout] = layouts;
  if (!layout) return null;
  return (
    <figure className="unit-dialog-layout">
      <figcaption>
        {t.layout}
        <a className="btn-link" href={href} {...here('over')}>
          {t.enlarge}
        </a>
      </figcaption>
      {/* biome-ignore lint/a11y/useAnchorContent: the link above is the same, with words */}
      <a href={href} {...here('over')} tabIndex={-1} aria-hidden="true">
        <Media className="media-layout" file={layout} alt="" sizes="(max-width: 48em) 90vw, 28rem" contain />
      </a>
    </figure>
  );
}
