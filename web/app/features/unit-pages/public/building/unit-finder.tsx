import {
  fitsQuery,
  isNarrowed,
  ONE_FLOOR,
  readUnitQuery,
  UNIT_QUERY,
} from '@diyar/contract/rules/unit-query';
import { Fragment } from 'react';
import { formatPrice } from '~/i18n/price.ts';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { here, useAddress } from '~/lib/address.tsx';
import { searchWith } from '~/lib/search-params.ts';
import { useQueryForm } from '~/lib/use-query-form.ts';
import '~/ui/public/button.css';
import '~/ui/public/group-head.css';
import { Icon } from '~/ui/public/icon.tsx';
import { useIsPreview } from '../is-preview.ts';
import { useUnitHref } from '../unit-href.ts';
import type { UnitView } from '../unit-view.ts';
import type { FinderView } from './finder-view.server.ts';
import './unit-finder.css';

type UnitFinderProps = { view: FinderView; units: readonly UnitView[]; path: string };

const PARAMS = [...UNIT_QUERY, ONE_FLOOR];
const NOTHING = Object.fromEntries(PARAMS.map((name) => [name, null]));

/**
 * The building, floor by floor, and the filters of its units; the table below follows the same query
 * (docs/product/buyers.md#where-in-the-building).
 */
export function UnitFinder({ view, units, path }: UnitFinderProps) {
  const { t } = view;
  const { search } = useAddress();
  const query = readUnitQuery(search);
  const homes = units.filter(({ id }) => !view.parking.includes(id));
  const fitting = homes.filter((unit) => fitsQuery(query, unit, view.currency));
  const unpriced = query.max === null ? [] : fitting.filter(({ price }) => price === null);
  const count = t.count.replace('{fit}', String(fitting.length)).replace('{all}', String(homes.length));
  return (
    <section className="unit-finder" id="building" aria-labelledby="h-building">
      <div className="group-head">
        <h2 id="h-building">{t.title}</h2>
      </div>
      {view.isFiltered && <Filters view={view} />}
      <p className="unit-finder-count" role="status">
        {isNarrowed(query) && (fitting.length === 0 ? t.none : count)}
        {unpriced.length > 0 && (
          <span> {t.unpriced.replace('{names}', unpriced.map(({ label }) => label).join(' · '))}</span>
        )}
      </p>
      {view.floors.length > 0 && (
        <>
          <Floors view={view} units={units} path={path} fitting={new Set(fitting.map(({ id }) => id))} />
          <ul className="unit-finder-key">
            {statesOf(view).map((state) => (
              <li key={state}>
                <span className={`unit-finder-mark unit-finder-mark--${state}`} />
                {t.states[state]}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Those that the public knows, and 'not offered' where there is such a unit. */
function statesOf({ floors }: FinderView) {
  const isClosed = floors.some(({ cells }) => cells.some(({ state }) => state === 'closed'));
  return (['available', 'reserved', 'sold', 'closed'] as const).filter(
    (state) => state !== 'closed' || isClosed,
  );
}

function Filters({ view }: { view: FinderView }) {
  const { t, labels, options } = view;
  const { search, hrefOf } = useAddress();
  const { props, follow } = useQueryForm(PARAMS);
  const query = new URLSearchParams(search);
  const clear = () => {
    for (const name of UNIT_QUERY) {
      const field = props.ref.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = '';
    }
    follow();
  };
  return (
    <form className="unit-finder-form" action={hrefOf('', '#building')} {...props}>
      {query.get('lang') && <input type="hidden" name="lang" value={query.get('lang') ?? ''} />}
      {UNIT_QUERY.map((name) => {
        const listed = name === 'max' ? [] : options[name];
        if (name !== 'max' && listed.length === 0) return null;
        const value = query.get(name) ?? (/^floor/.test(name) && query.get(ONE_FLOOR)) ?? '';
        const input = { id: `find-${name}`, name, defaultValue: value || '' };
        // a list of projects may have asked for what is no step here
        const isListed = !value || listed.some(([one]) => one === value);
        return (
          <div className="field" key={name}>
            <label htmlFor={input.id}>{labels[name]}</label>
            {name === 'max' ? (
              <input {...input} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={12} />
            ) : (
              <select {...input}>
                <option value="">{name === 'order' ? t.listed : t.any}</option>
                {(isListed ? listed : [...listed, [value, value]]).map(([one, text]) => (
                  <option key={one} value={one}>
                    {text}
                  </option>
                ))}
              </select>
            )}
          </div>
        );
      })}
      <p className="unit-finder-end">
        <button className="btn btn--small btn--line unit-finder-go" type="submit">
          {t.apply}
        </button>
        {PARAMS.some((name) => query.get(name)) && (
          <a
            className="btn-link"
            href={hrefOf(searchWith(search, NOTHING), '#building')}
            onClick={(event) => {
              event.preventDefault();
              clear();
            }}
          >
            {t.clear}
          </a>
        )}
      </p>
    </form>
  );
}

/** More do not fit beside each other on a phone. */
const PHONE_COLUMNS = 4;

type FloorsProps = UnitFinderProps & { fitting: ReadonlySet<number> };

/** A building is not mirrored: its first column is at the left in both languages. */
function Floors({ view, units, path, fitting }: FloorsProps) {
  const { t, floors } = view;
  const isPreview = useIsPreview();
  const href = useUnitHref();
  const { hrefTo } = useAddress();
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const firstBelow = floors.findIndex(({ floor }) => floor < 0);
  return (
    <ol className="unit-finder-floors" aria-label={t.drawing}>
      {floors.map(({ floor, name, free, columns, empty, cells }, i) => (
        <li
          key={floor}
          className={floor < 0 ? 'unit-finder-floor unit-finder-floor--below' : 'unit-finder-floor'}
        >
          {i === firstBelow && <span className="unit-finder-street">{t.street}</span>}
          <p className="unit-finder-name" id={`floor-${floor}`}>
            <b>{name}</b>
            <span>{free}</span>
          </p>
          <ol
            className={columns > PHONE_COLUMNS ? 'unit-finder-row unit-finder-row--wide' : 'unit-finder-row'}
            aria-labelledby={`floor-${floor}`}
            style={{ '--columns': columns } as React.CSSProperties}
          >
            {cells.map((cell) => (
              <Cell
                key={cell.id}
                cell={cell}
                unit={byId.get(cell.id)}
                link={
                  isPreview
                    ? { href: href.open(cell.id), ...here('over') }
                    : { href: hrefTo(`${path}/units/${cell.id}`) }
                }
                isDim={!cell.kind && !fitting.has(cell.id)}
                t={t}
              />
            ))}
            {empty.map((column) => (
              <li
                key={`empty ${column}`}
                className="unit-finder-cell unit-finder-cell--empty"
                aria-hidden="true"
                style={{ '--column': column } as React.CSSProperties}
              />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

type CellProps = {
  cell: FinderView['floors'][number]['cells'][number];
  unit: UnitView | undefined;
  link: { href: string };
  isDim: boolean;
  t: FinderView['t'];
};

/** What can be bought is a link; of what is taken nothing but its name and state is said. */
function Cell({ cell, unit, link, isDim, t }: CellProps) {
  const { unitPages: words, projectPagesDetail } = usePublicTexts();
  const style = { '--column': cell.column } as React.CSSProperties;
  // taken while the page is open, or listed by another read: no link without its unit
  const state = cell.state === 'available' && !unit ? 'reserved' : cell.state;
  if (state !== 'available' || !unit)
    return (
      <li className={`unit-finder-cell unit-finder-cell--${state}`} style={style}>
        <span>
          <b>
            {state === 'reserved' && <Icon name="lock" />}
            <bdi>{cell.label}</bdi>
          </b>
          <span className="visually-hidden">{words.comma}</span>
          <span className="unit-finder-state">{t.states[state]}</span>
        </span>
      </li>
    );
  const facts = [
    cell.kind,
    unit.bedrooms > 0 && !cell.kind && projectPagesDetail.layoutFor(unit.bedrooms),
    `${unit.sizeSqm} ${words.sqm}`,
  ].filter((fact) => typeof fact === 'string');
  return (
    <li
      className={`unit-finder-cell unit-finder-cell--available ${isDim ? 'unit-finder-cell--dim' : ''}`.trim()}
      style={style}
    >
      <a {...link}>
        <b>
          <bdi>{cell.label}</bdi>
        </b>
        <span className="visually-hidden">
          {facts.map((fact) => (
            <Fragment key={fact}>
              {words.comma}
              {fact}
            </Fragment>
          ))}
          {words.comma}
        </span>
        <span className="unit-finder-what" aria-hidden="true">
          {cell.kind}
          {!cell.kind && unit.bedrooms > 0 && (
            <>
              <Icon name="bed" />
              {unit.bedrooms}
            </>
          )}
        </span>
        <span className="unit-finder-price">
          {unit.price ? <bdi dir="ltr">{formatPrice(unit.price)}</bdi> : t.onRequest}
        </span>
        {isDim && (
          <span className="visually-hidden">
            {words.comma}
            {t.notFitting}
          </span>
        )}
      </a>
    </li>
  );
}
