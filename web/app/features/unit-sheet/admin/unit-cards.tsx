import { fieldMessage } from '@diyar/contract/field-issues';
import type { SheetField } from '@diyar/contract/rules/unit-sheet';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { CellIssues } from '~/features/project-draft/admin/cells.ts';
import type { UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { useLanguage } from '~/lib/language.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Money } from '~/ui/admin/values/money.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { markOf, StatusTag, useDealLine } from './status-cell.tsx';
import { unitName } from './unit/unit-name.ts';
import './unit-cards.css';

type Props = {
  shown: readonly UnitDraft[];
  issuesOf: (unit: UnitDraft) => CellIssues;
  isSelecting: boolean;
  selected: ReadonlySet<string>;
  onToggle: (key: string) => void;
  onOpen: (unit: UnitDraft) => void;
};

/** So many cards are added at a time. */
const PART = 60;

/**
 * The sheet on phones: a card per unit, which opens its dialog. The first ones are rendered at once, further ones when
 * the end of the list comes near; cards outside of the view are not laid out.
 */
export function UnitCards({ shown, issuesOf, isSelecting, selected, onToggle, onOpen }: Props) {
  const { unitSheet: t } = useAdminTexts();
  const [count, setCount] = useState(PART);
  const end = useRef<HTMLLIElement>(null);
  const isWhole = count >= shown.length;
  useEffect(() => {
    if (isWhole || !end.current) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setCount(count + PART),
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWhole, count]);
  return (
    <ul className="unit-cards" aria-label={t.label}>
      {shown.slice(0, count).map((unit, index) => (
        <li
          key={unit.key}
          aria-setsize={shown.length}
          aria-posinset={index + 1}
          className={classNames('unit-cards-item', selected.has(unit.key) && 'unit-cards-item--on')}
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
      ))}
      {!isWhole && <li ref={end} aria-hidden="true" />}
    </ul>
  );
}

type CardProps = { unit: UnitDraft; index: number; issues: CellIssues; onPress: () => void };

function Card({ unit, index, issues, onPress }: CardProps) {
  const texts = useAdminTexts();
  const { unitSheet: t, unitSheetUnit } = texts;
  const { lang } = useLanguage();
  const mark = markOf(unit, texts);
  const line = useDealLine(unit);
  const wrong = Object.entries(issues)[0] as [SheetField, string] | undefined;
  const facts = [
    unit.floor !== null && `${t.columns.floor} ${formatNumber(unit.floor)}`,
    unit.typed.sizeSqm === undefined && unitSheetUnit.size(unit.sizeSqm),
    unit.bedrooms > 0 && unit.typed.bedrooms === undefined && unitSheetUnit.beds(unit.bedrooms),
  ].filter(Boolean);
  return (
    <Button className="unit-cards-open" onPress={onPress}>
      <span className="unit-cards-line">
        <strong dir="auto">{unitName(unit, index, lang, unitSheetUnit)}</strong>
        <StatusTag unit={unit} />
      </span>
      <span className="unit-cards-line unit-cards-facts">
        <span>{facts.join(' · ')}</span>
        {unit.price !== null && (
          <b>
            <Money amount={unit.price} currency={unit.currency} />
          </b>
        )}
      </span>
      {wrong ? (
        <small className="bad">
          <Icon name="warning-circle" />
          {t.columns[wrong[0]]}: {fieldMessage(wrong[1], lang)}
        </small>
      ) : mark ? (
        <Tag tone="clay">{mark}</Tag>
      ) : (
        line && <small dir="auto">{line}</small>
      )}
    </Button>
  );
}
