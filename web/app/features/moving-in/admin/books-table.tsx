import type { BookGroup, BookLine, RunningAnswersInput } from '@diyar/contract/moving-in';
import { parseAmount } from '@diyar/contract/rules/amounts';
import { nameOf } from '@diyar/contract/rules/localized';
import { type Currency, fromMinor, toMinor } from '@diyar/contract/rules/money';
import { figuresText } from '@diyar/contract/rules/money-text';
import { Fragment, useState } from 'react';
import { CellInput } from '~/features/sheet-files/admin/cell-input.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Icon } from '~/ui/admin/icon.tsx';

type Said = NonNullable<RunningAnswersInput['books']>[number];
type Props = {
  groups: readonly BookGroup[];
  /** Null once they are kept as they were. */
  onSay: ((said: Said) => void) | null;
};

/** The totals of the file beside those of the books, by building and currency. */
export function BooksTable({ groups, onSay }: Props) {
  const { movingIn: t } = useAdminTexts();
  const { lang } = useLanguage();
  return (
    <table className="moving-in-books">
      <caption className="visually-hidden">{t.booksCaption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t.bookPart}</span>
          </th>
          <th scope="col" className="moving-in-figure">
            {t.inTheFile}
          </th>
          <th scope="col" className="moving-in-figure">
            {t.inYourBooks}
          </th>
          <th scope="col" className="moving-in-figure">
            {t.difference}
          </th>
          <th scope="col">{t.whatItIs}</th>
        </tr>
      </thead>
      {groups.map((group) => {
        const { building, currency, deals, lines } = group;
        const name = nameOf(building, lang, '');
        const say = (line: BookLine, change: Partial<Said>) =>
          onSay?.({
            ...{ buildingId: building.id, currency, part: line.part, amount: line.books, why: line.why },
            ...change,
          });
        return (
          <tbody key={`${building.id} ${currency}`}>
            <tr>
              <th scope="rowgroup" colSpan={5} className="moving-in-group">
                <bdi>{name}</bdi> <bdi dir="ltr">{currency}</bdi> <small>{t.deals(deals)}</small>
              </th>
            </tr>
            {lines.map((line) => (
              <Fragment key={line.part}>
                <Line
                  line={line}
                  currency={currency}
                  label={`${name} ${currency}, ${t.parts[line.part]}`}
                  onSay={onSay && ((change) => say(line, change))}
                />
                {line.part === 'paid' && <Outstanding group={group} />}
              </Fragment>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

type LineProps = {
  line: BookLine;
  currency: Currency;
  label: string;
  onSay: ((change: Partial<Said>) => void) | null;
};

function Line({ line, currency, label, onSay }: LineProps) {
  const { movingIn: t } = useAdminTexts();
  const { part, here, books, difference, why, rows } = line;
  const figure = (amount: number) => figuresText(amount, currency, 'screen');
  const isOff = books !== null && difference !== 0;
  return (
    <tr className={classNames(isOff && 'moving-in-off')}>
      <th scope="row">{t.parts[part]}</th>
      <td className="moving-in-figure" data-name={t.inTheFile}>
        {figure(here)}
      </td>
      <td className="moving-in-figure" data-name={t.inYourBooks}>
        {onSay ? (
          <Typed
            label={label}
            text={books === null ? '' : figure(books)}
            onSay={(amount) => onSay({ amount })}
          />
        ) : (
          (books !== null && figure(books)) || '–'
        )}
      </td>
      <td className="moving-in-figure" data-name={t.difference}>
        {books === null ? (
          '–'
        ) : isOff ? (
          <b className="import-warn">
            {difference > 0 ? '+' : '−'}
            {figure(Math.abs(difference))}
          </b>
        ) : (
          <span className="import-ok">
            <Icon name="check" />
            <bdi>{t.equal}</bdi>
          </span>
        )}
      </td>
      <td>
        {isOff && rows.length > 0 && <span className="dim">{t.refusedRows(rows)}</span>}
        {isOff && rows.length === 0 && (
          <span className="moving-in-why">
            {why === '' && <span className="import-warn">{t.noRowHas}</span>}
            {onSay ? (
              <CellInput
                key={why}
                label={t.explain(label)}
                placeholder={t.explainHint}
                text={why}
                isBad={why === ''}
                onCommit={(text) => onSay({ why: text })}
              />
            ) : (
              <span dir="auto">{why}</span>
            )}
          </span>
        )}
      </td>
    </tr>
  );
}

/** A total as it stands in the books; what is no figure is said and stays as it was typed. */
function Typed({
  label,
  text,
  onSay,
}: {
  label: string;
  text: string;
  onSay: (amount: number | null) => void;
}) {
  const { movingIn: t } = useAdminTexts();
  const [isWrong, setWrong] = useState(false);
  return (
    <>
      <CellInput
        key={text}
        label={label}
        text={text}
        isBad={isWrong}
        onCommit={(typed) => {
          const amount = typed === '' ? null : parseAmount(typed);
          setWrong(typed !== '' && amount === null);
          if (typed === '' || amount !== null) onSay(amount);
        }}
      />
      {isWrong && (
        <small className="import-bad" role="alert">
          {t.noFigure}
        </small>
      )}
    </>
  );
}

/** Follows from the two lines above it. */
function Outstanding({ group: { lines, currency } }: { group: BookGroup }) {
  const { movingIn: t } = useAdminTexts();
  const of = (part: BookLine['part']) => lines.find((line) => line.part === part);
  const [price, paid] = [of('price'), of('paid')];
  if (!price || !paid) return null;
  const less = (a: number, b: number) => fromMinor(toMinor(a, currency) - toMinor(b, currency), currency);
  const figure = (amount: number) => figuresText(amount, currency, 'screen');
  const books = price.books === null || paid.books === null ? null : less(price.books, paid.books);
  return (
    <tr className="moving-in-sum">
      <th scope="row">= {t.outstanding}</th>
      <td className="moving-in-figure" data-name={t.inTheFile}>
        {figure(less(price.here, paid.here))}
      </td>
      <td className="moving-in-figure" data-name={t.inYourBooks}>
        {books === null ? '–' : figure(books)}
      </td>
      <td />
      <td />
    </tr>
  );
}
