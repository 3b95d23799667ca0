import { usePublicTexts } from '~/i18n/public/index.ts';
import '~/ui/public/group-head.css';
import './unit-list.css';
import { UnitRow } from './unit-row.tsx';
import type { UnitView } from './unit-view.ts';

/** Longer lists show this many until expanded; without scripts they are complete. */
const SHOWN = 8;

type UnitListProps = {
  projectId: number;
  units: UnitView[];
  chosen: number | null;
  /** Units that were sold or removed while the page was open. */
  taken: ReadonlySet<number>;
  /** The address names a unit that is no longer on offer. */
  gone: boolean;
  /** The project has units, on offer or not. */
  hasUnits: boolean;
};

/** The 'Click to see more details' unit list. */
export function UnitList({ projectId, units, chosen, taken, gone, hasUnits }: UnitListProps) {
  const t = usePublicTexts().unitPages;
  const folds = units.length > SHOWN + 1;
  return (
    <section id="units" aria-labelledby="h-units">
      <div className="group-head">
        <h2 id="h-units">{t.title}</h2>
        {units.length > 0 && <p>{t.hint}</p>}
      </div>
      {units.length === 0 ? (
        <NoUnits hasUnits={hasUnits} />
      ) : (
        <>
          {gone && (
            <p className="unit-list-gone" role="status">
              {t.gone}
            </p>
          )}
          <table className={`unit-list ${folds ? 'unit-list--folds' : ''}`.trim()}>
            <Head units={units} />
            <tbody>
              {units.map((unit) => (
                <UnitRow
                  key={unit.id}
                  unit={unit}
                  projectId={projectId}
                  columns={columnsOf(units)}
                  state={taken.has(unit.id) ? 'taken' : unit.id === chosen ? 'chosen' : 'free'}
                />
              ))}
            </tbody>
          </table>
          {folds && (
            <button className="btn-link unit-list-all needs-script" type="button" data-unfold>
              {t.all(units.length)}
            </button>
          )}
        </>
      )}
    </section>
  );
}

export type Columns = { beds: boolean; floor: boolean; price: boolean };

/** An empty column is left out: offices have no bedrooms, and some projects show no prices. */
const columnsOf = (units: UnitView[]): Columns => ({
  beds: units.some((unit) => unit.bedrooms > 0),
  floor: units.some((unit) => unit.floor !== null),
  price: units.some((unit) => unit.price !== null),
});

function Head({ units }: { units: UnitView[] }) {
  const t = usePublicTexts().unitPages;
  const { beds, floor, price } = columnsOf(units);
  return (
    <thead>
      <tr>
        <th scope="col">{t.unit}</th>
        {beds && <th scope="col">{t.beds}</th>}
        <th scope="col">{t.baths}</th>
        <th scope="col">{t.area}</th>
        {floor && <th scope="col">{t.floor}</th>}
        {price && <th scope="col">{t.price}</th>}
        <th scope="col">
          <span className="visually-hidden">{t.choose}</span>
        </th>
      </tr>
    </thead>
  );
}

function NoUnits({ hasUnits }: { hasUnits: boolean }) {
  const t = usePublicTexts().unitPages;
  return (
    <div className="unit-list-none">
      <h3>{hasUnits ? t.none : t.noneYet}</h3>
      <p>{hasUnits ? t.noneHelp : t.noneYetHelp}</p>
    </div>
  );
}
