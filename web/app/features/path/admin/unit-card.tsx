import type { Building, TrackedUnit, TrackerAnswer } from '@diyar/contract/buildings';
import { isCounted } from '@diyar/contract/rules/deals';
import { nameOf } from '@diyar/contract/rules/localized';
import { Money } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { mediaSource } from '~/lib/admin/media-source.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { MediaThumb } from '~/ui/admin/values/media-thumb.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import type { Standing } from './standing.ts';

const TAGS = {
  free: { tone: 'ok', icon: 'check' },
  theirs: { tone: 'clay', icon: 'timer' },
  awaitsDeal: { tone: 'line', icon: 'handshake' },
  withdrawn: { tone: 'dim', icon: 'eye-slash' },
  taken: { tone: 'bad', icon: 'lock-simple' },
} as const;

/** Floor, rooms and area, as far as the unit has them; floors only where the project has them. */
export function useUnitFacts() {
  const { path: t, words } = useAdminTexts();
  return ({ kind, floor, bedrooms, sizeSqm }: TrackedUnit, { hasFloors }: Pick<Building, 'hasFloors'>) =>
    [
      words.unitKinds[kind],
      hasFloors && t.floor(String(floor).replace('-', '−')),
      bedrooms > 0 && isCounted(kind) && t.rooms(bedrooms),
      sizeSqm > 0 && t.area(formatNumber(sizeSqm)),
    ]
      .filter(Boolean)
      .join(' · ');
}

type Props = {
  building: Building;
  cover: TrackerAnswer['cover'];
  unit: TrackedUnit;
  standing: Standing;
  onAnother: () => void;
};

/** Which unit it is about, by its label: the same on every step. */
export function UnitCard({ building, cover, unit, standing, onAnother }: Props) {
  const { path: t } = useAdminTexts();
  const { lang } = useLanguage();
  const facts = useUnitFacts();
  const isGone = standing === 'taken' || standing === 'withdrawn';
  return (
    <section className={classNames('path-unit', isGone && 'path-unit--gone')}>
      {cover && (
        <span className="path-unit-picture">
          <MediaThumb source={mediaSource(cover)} sizes="148px" />
        </span>
      )}
      <div className="path-unit-words">
        <p className="path-unit-head">
          <strong>
            <bdi dir="ltr">{unit.label}</bdi>
          </strong>
          <Tag {...TAGS[standing]}>{t.standing[standing]}</Tag>
          <span className="grow" />
          <TextButton onPress={onAnother}>{t.anotherUnit}</TextButton>
        </p>
        <p className="path-unit-facts">
          <bdi>{nameOf(building, lang)}</bdi> · {facts(unit, building)}
        </p>
        <p className="path-unit-price">
          {unit.price && unit.currency ? (
            <>
              <span className="dim">{t.listPrice}</span>{' '}
              <Money amount={unit.price} currency={unit.currency} />
            </>
          ) : (
            <span className="dim">{t.noListPrice}</span>
          )}
        </p>
      </div>
    </section>
  );
}
