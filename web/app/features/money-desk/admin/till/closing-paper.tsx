import type { Lang } from '@diyar/contract/rules/language';
import { SIGN_OF } from '@diyar/contract/rules/till';
import type { TillClosing, TillLine } from '@diyar/contract/till';
import { calendarDay, clockTime, dayAndTime } from '~/lib/admin/dates.ts';
import {
  Ltr,
  PaperFacts,
  PaperHead,
  PaperLeaf,
  paperFigure,
  paperMoney,
  Signatures,
} from '~/ui/admin/paper/paper-parts.tsx';
import { tillPaperTexts } from './paper-texts.ts';

/** Lines that fit on an A4 sheet: fewer beside the head and the sums. */
const ON_FIRST = 13;
const ON_OTHERS = 27;

function sheetsOf(lines: readonly TillLine[]): TillLine[][] {
  const sheets = [lines.slice(0, ON_FIRST)];
  for (let at = ON_FIRST; at < lines.length; at += ON_OTHERS) sheets.push(lines.slice(at, at + ON_OTHERS));
  return sheets;
}

type Props = { closing: TillClosing; lang: Lang };

/** A closed till on A4: docs/product/till.md */
export function ClosingPaper({ closing, lang }: Props) {
  const t = tillPaperTexts[lang];
  const { number, on, at, data, countedFrom } = closing;
  const sheets = sheetsOf(data.lines.toReversed());
  return sheets.map((lines, page) => (
    <PaperLeaf key={lines[0]?.entryId ?? page} size="a4" lang={lang}>
      {page === 0 ? (
        <>
          <PaperHead company={data.company} lang={lang} licence={t.licence} title={t.title}>
            <b>
              <Ltr>{number}</Ltr>
            </b>
            <span>{calendarDay(on, lang)}</span>
          </PaperHead>
          <div className="paper-columns paper-columns--even">
            <PaperFacts rows={[[t.cashier, <bdi key="cashier">{data.cashier}</bdi>]]} />
            <PaperFacts
              rows={[
                [t.closedAt, dayAndTime(at, lang)],
                ...(countedFrom ? [[t.countedFrom, calendarDay(countedFrom, lang)] as const] : []),
              ]}
            />
          </div>
          <SumsTable closing={closing} lang={lang} />
          {data.reason && (
            <p className="paper-words">
              <span className="paper-label">{t.reason}</span> <bdi>{data.reason}</bdi>
            </p>
          )}
        </>
      ) : (
        <p className="paper-again">
          <b>{t.again(number)}</b>
        </p>
      )}
      {lines.length > 0 && <LinesTable lines={lines} lang={lang} />}
      <footer className="paper-foot">
        {page === sheets.length - 1 && <Signatures of={[t.handedOver(data.cashier), t.received]} />}
        <p className="paper-line">
          <span>{t.cashOnly}</span>
          <span>{t.page(page + 1, sheets.length)}</span>
        </p>
      </footer>
    </PaperLeaf>
  ));
}

function SumsTable({ closing: { data }, lang }: Props) {
  const t = tillPaperTexts[lang];
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <th scope="col">{t.currency}</th>
          {[t.receivedIn, t.paidOut, t.voided, t.expected, t.counted, t.difference].map((name) => (
            <th key={name} scope="col" className="paper-number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.sums.map(({ currency, ...sum }) => {
          // what voids took out of the till, less what they put back
          const voided = sum.expected - sum.received + sum.paidOut;
          return (
            <tr key={currency}>
              <td>
                <Ltr>{currency}</Ltr>
              </td>
              {[sum.received, -sum.paidOut, voided, sum.expected, sum.counted, sum.difference].map(
                (amount, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns above, always the same
                  <td key={i} className="paper-number">
                    {paperFigure(amount === 0 ? 0 : amount, currency)}
                  </td>
                ),
              )}
            </tr>
          );
        })}
        {data.sums.length === 0 && (
          <tr>
            <td colSpan={7}>{t.nothing}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function LinesTable({ lines, lang }: { lines: readonly TillLine[]; lang: Lang }) {
  const t = tillPaperTexts[lang];
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <th scope="col">{t.time}</th>
          <th scope="col">{t.number}</th>
          <th scope="col">{t.who}</th>
          <th scope="col">{t.what}</th>
          <th scope="col" className="paper-number">
            {t.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ entryId, side, at, paper, name, units, amount, currency }) => (
          <tr key={`${entryId} ${side}`}>
            <td className="nowrap">
              {calendarDay(at.slice(0, 10), lang)} {clockTime(at, lang)}
            </td>
            <td>{paper && <Ltr>{paper.number}</Ltr>}</td>
            <td>
              <bdi>{name}</bdi> {units && <Ltr>{units}</Ltr>}
            </td>
            <td>{t.sides[side]}</td>
            <td className="paper-number">{paperMoney(SIGN_OF[side] * amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
