import { amountInWords } from '@diyar/contract/rules/amount-words';
import { buyersLanguage } from '@diyar/contract/rules/buyers-language';
import type { Lang } from '@diyar/contract/rules/language';
import { nameOf } from '@diyar/contract/rules/localized';
import { lineLabel } from '@diyar/contract/rules/plans';
import type { StageLetter, StageLetters } from '@diyar/contract/stages';
import { calendarDay } from '~/lib/admin/dates.ts';
import {
  Ltr,
  PaperBank,
  PaperFacts,
  PaperHead,
  PaperLeaf,
  paperMoney,
  Signatures,
} from '~/ui/admin/paper/paper-parts.tsx';
import { letterWords } from './letter-words.ts';

/** In the buyer's language where no other is asked for. */
type Props = { letter: StageLetter; letters: StageLetters; lang?: Lang };

/** One letter on one A4 sheet: docs/product/stages.md#letters. */
export function Letter({ letter, letters, lang = buyersLanguage(letter.name) }: Props) {
  const t = letterWords[lang];
  const { company, building, stage, today } = letters;
  const money = (amount: number) => paperMoney(amount, letter.currency);
  const day = (of: string | null) => (of === null ? '' : calendarDay(of, lang));
  return (
    <PaperLeaf size="a4" lang={lang}>
      <PaperHead company={company} lang={lang} licence={t.licence} title={t.title}>
        <span>{day(today)}</span>
      </PaperHead>
      <PaperFacts
        rows={[
          [t.name, <bdi key="name">{letter.name}</bdi>],
          [t.unit, <Ltr key="unit">{letter.units}</Ltr>],
          [t.building, <bdi key="building">{nameOf(building, lang)}</bdi>],
        ]}
      />
      <section className="paper-section">
        <p>{t.says(nameOf(stage, lang), nameOf(building, lang), day(stage.reachedOn))}</p>
        <table className="paper-table">
          <thead>
            <tr>
              <th scope="col">{t.what}</th>
              <th scope="col">{t.due}</th>
              {[t.amount, t.paid, t.open].map((heading) => (
                <th key={heading} scope="col" className="paper-number">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {letter.lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
              <tr key={i}>
                <td>{lineLabel(line, lang) || nameOf(stage, lang)}</td>
                <td className="paper-day">{day(line.dueOn)}</td>
                <td className="paper-number">{money(line.amount)}</td>
                <td className="paper-number">{money(line.covered)}</td>
                <td className="paper-number">{money(line.open)}</td>
              </tr>
            ))}
            <tr className="paper-total">
              <td colSpan={2}>{t.sum}</td>
              <td className="paper-number">{money(letter.amount)}</td>
              <td className="paper-number">{money(letter.covered)}</td>
              <td className="paper-number">{money(letter.open)}</td>
            </tr>
          </tbody>
        </table>
        {letter.open === 0 ? (
          <p>{t.settled}</p>
        ) : (
          <p>
            {t.inWords}: {t.only(amountInWords(letter.open, letter.currency, lang))}
          </p>
        )}
        <p>
          <PaperBank company={company} lang={lang} title={t.bank} />
        </p>
      </section>
      <Signatures of={[t.forCompany, t.received]} />
    </PaperLeaf>
  );
}

/** What WhatsApp opens with. */
export function letterText(
  letter: StageLetter,
  { stage, building, company }: StageLetters,
  pageUrl: (path: string) => string,
): string {
  const lang = buyersLanguage(letter.name);
  const t = letterWords[lang];
  const day = (of: string | null) => (of === null ? '' : calendarDay(of, lang));
  const open = letter.lines.filter(({ open }) => open > 0);
  return [
    t.hello(letter.name),
    t.says(nameOf(stage, lang), nameOf(building, lang), day(stage.reachedOn)),
    ...open.map(({ open, dueOn }) => t.pay(paperMoney(open, letter.currency), day(dueOn))),
    ...(letter.buyerPath ? [t.page, `${pageUrl(letter.buyerPath)}?lang=${lang}`] : []),
    company.name[lang] || company.name.en || company.name.ar,
  ].join('\n');
}
