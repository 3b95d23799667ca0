import { homesFirst } from '@diyar/contract/rules/deals';
import { nameOf } from '@diyar/contract/rules/localized';
import { unitKey } from '@diyar/contract/rules/unit-words';
import { useState } from 'react';
import { Link } from 'react-router';
import { Money } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { useListParams } from '~/lib/admin/list-params.ts';
import { newQuoteSearch } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { useBuildingChoice, useBuildingUnits } from './quotes-api.ts';

/** Which unit the quote is for: a building, then one of its free units, homes first. */
export function ChooseUnit({ buildingId }: { buildingId: number | null }) {
  const { quotes: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { change } = useListParams();
  const [text, setText] = useState('');
  const buildings = useBuildingChoice();
  const chosen = buildingId ?? buildings.data?.[0]?.id ?? null;
  const units = useBuildingUnits(chosen);
  const typed = unitKey(text);
  return (
    <QueryView query={buildings} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState
            title={t.noBuilding}
            action={<LinkButton to="/admin/buildings">{t.toBuildings}</LinkButton>}
          >
            {t.noBuildingBody}
          </EmptyState>
        ) : (
          <section className="quotes-choose">
            <header className="section-head">
              <h2>{t.noUnit}</h2>
            </header>
            <div className="toolbar">
              {list.length > 1 && (
                <Select
                  label={t.facts.building}
                  isLabelHidden
                  value={String(chosen)}
                  options={list.map((one) => ({ value: String(one.id), label: nameOf(one, lang) }))}
                  onChange={(id) => change({ building: id, unit: null })}
                />
              )}
              <SearchField label={t.findUnit} value={text} onChange={setText} />
            </div>
            <QueryView query={units} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
              {({ building, units: all }) => {
                const free = homesFirst(
                  all.filter(({ status, label }) => status === 'available' && unitKey(label).includes(typed)),
                );
                if (free.length === 0) return <p className="note">{t.noFreeUnit}</p>;
                return (
                  <ul className="quotes-free">
                    {free.map((unit) => (
                      <li key={unit.id}>
                        <Link to={newQuoteSearch(building.id, unit.id)}>
                          <strong>
                            <bdi dir="ltr">{unit.label}</bdi>
                          </strong>
                          <span className="dim">
                            {t.kinds[unit.kind]} · {t.onFloor(String(unit.floor))}
                            {unit.sizeSqm > 0 && ` · ${t.area(formatNumber(unit.sizeSqm))}`}
                          </span>
                          {unit.price && unit.currency ? (
                            <Money amount={unit.price} currency={unit.currency} />
                          ) : (
                            <span className="dim">{t.noListPrice}</span>
                          )}
                        </Link>
                      </li>
                    ))}
                  </ul>
                );
              }}
            </QueryView>
          </section>
        )
      }
    </QueryView>
  );
}
