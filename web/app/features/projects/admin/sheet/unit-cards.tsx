import { fieldMessage } from '@diyar/contract/field-issues';
import type { SheetField } from '@diyar/contract/rules/unit-sheet';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { useLanguage } from '~/lib/language.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import type { CellIssues } from '../draft/cells.ts';
import type { UnitDraft } from '../draft/unit.ts';
import { unitName } from '../units/unit-name.ts';
import { StatusTag, useDealLine } from './status-cell.tsx';
import './unit-cards.css';

type Props = {
  shown: readonly UnitDraft[];
  issuesOf: (unit: UnitDraft) => CellIssues;
  isSelecting: boolean;
  selected: ReadonlySet<string>;
  onToggle: (key: string) => void;
  onOpen: (unit: UnitDraft) => void;
};

const HEIGHT = 76;

/** The sheet on phones: a card per unit, which opens its dialog. Only the cards in view exist. */
export function UnitCards({ shown, issuesOf, isSelecting, selected, onToggle, onOpen }: Props) {
  const { projectsSheet: t } = useAdminTexts();
  const list = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => setMargin((list.current?.getBoundingClientRect().top ?? 0) + scrollY), []);
  const cards = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => HEIGHT,
    overscan: 6,
    scrollMargin: margin,
    getItemKey: (index) => shown[index]?.key ?? index,
    initialRect: { width: 390, height: 844 },
  });
  return (
    <ul ref={list} className="unit-cards" aria-label={t.label} style={{ blockSize: cards.getTotalSize() }}>
      {cards.getVirtualItems().map(({ index, start }) => {
        const unit = shown[index];
        return (
          unit && (
            <li
              key={unit.key}
              ref={cards.measureElement}
              data-index={index}
              aria-setsize={shown.length}
              aria-posinset={index + 1}
              className={classNames('unit-cards-item', selected.has(unit.key) && 'unit-cards-item--on')}
              style={{ insetBlockStart: start - margin }}
            >
              {isSelecting && (
                <Checkbox
                  aria-label={t.selectUnit(unit.unitNumber)}
                  isSelected={selected.has(unit.key)}
                  onChange={() => onToggle(unit.key)}
                />
              )}
              <Card
                unit={unit}
                index={index}
                issues={issuesOf(unit)}
                onPress={() => (isSelecting ? onToggle(unit.key) : onOpen(unit))}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

type CardProps = { unit: UnitDraft; index: number; issues: CellIssues; onPress: () => void };

function Card({ unit, index, issues, onPress }: CardProps) {
  const { projectsSheet: t, projectsUnits } = useAdminTexts();
  const { lang } = useLanguage();
  const line = useDealLine(unit);
  const wrong = Object.entries(issues)[0] as [SheetField, string] | undefined;
  const facts = [
    unit.floor !== null && `${t.columns.floor} ${formatNumber(unit.floor)}`,
    unit.typed.sizeSqm === undefined && projectsUnits.size(unit.sizeSqm),
    unit.bedrooms > 0 && unit.typed.bedrooms === undefined && projectsUnits.beds(unit.bedrooms),
  ].filter(Boolean);
  return (
    <Button className="unit-cards-open" onPress={onPress}>
      <span className="unit-cards-line">
        <strong dir="auto">{unitName(unit, index, lang, projectsUnits)}</strong>
        <StatusTag unit={unit} />
      </span>
      <span className="unit-cards-line unit-cards-facts">
        <span>{facts.join(' · ')}</span>
        {unit.price !== null && (
          <b dir="ltr">
            {formatNumber(unit.price)} <small>{unit.currency}</small>
          </b>
        )}
      </span>
      {wrong ? (
        <small className="bad">
          <Icon name="warning-circle" />
          {t.columns[wrong[0]]}: {fieldMessage(wrong[1], lang)}
        </small>
      ) : unit.isUnchecked ? (
        <Tag tone="clay">{t.unchecked}</Tag>
      ) : (
        line && <small dir="auto">{line}</small>
      )}
    </Button>
  );
}
