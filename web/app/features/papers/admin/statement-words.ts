import type { Entry } from '@diyar/contract/ledger';
import type { CountingEvent } from '@diyar/contract/rules/counting';
import type { Lang } from '@diyar/contract/rules/language';
import { ratePair } from '@diyar/contract/rules/ledger';
import type { Currency } from '@diyar/contract/rules/money';
import type { StatementLine } from '@diyar/contract/rules/statement';
import { isolate } from '~/i18n/isolate.ts';
import { paperMoney } from '~/ui/admin/paper/paper-parts.tsx';
import { shortDay } from './paper-days.ts';
import { type PaperTexts, reasonText } from './paper-texts.ts';

const joined = (parts: readonly string[], comma: string) => parts.filter((part) => part !== '').join(comma);

function howPaid(entry: Entry, texts: PaperTexts): string {
  const { method, bank } = entry;
  return joined([method ? texts.methods[method] : '', bank ? isolate(bank) : ''], texts.comma);
}

function chequeText(entry: Entry, event: CountingEvent, texts: PaperTexts): string {
  const { cheque } = entry;
  if (cheque === null) return '';
  const state = event === 'endorsed' || event === 'returned' || event === 'cleared' ? event : cheque.state;
  return texts.chequeLine(cheque.number, cheque.bank, texts.chequeStates[state]);
}

function nameOf(entry: Entry, texts: PaperTexts, lang: Lang): string {
  const { kind, reason, unit } = entry;
  if (kind === 'charge') {
    if (reason === 'fee') return texts.fee;
    if (reason === 'forfeit') return texts.forfeit;
    return unit ? texts.priceOf(unit.label) : texts.price;
  }
  if (kind === 'opening') return texts.opening(shortDay(entry.on, lang));
  return kind === 'refund' || kind === 'payment' ? texts[kind](howPaid(entry, texts)) : texts[kind];
}

/** 'Payment: Cash', 'Cheque 612341, Sahel Bank: cleared', 'Rate given: …' */
export function entryText(
  { entry, event }: Pick<StatementLine, 'entry' | 'event'>,
  texts: PaperTexts,
  lang: Lang,
): string {
  const name = entry.cheque ? chequeText(entry, event, texts) : nameOf(entry, texts, lang);
  if (event === 'rate') return texts.rateGiven(name);
  if (event === 'rateEnded') return texts.rateEnded(name);
  return event === 'voided' ? texts.voided(name) : name;
}

function foreignText(line: StatementLine, currency: Currency, texts: PaperTexts, lang: Lang) {
  const { entry, event } = line;
  if (entry.currency === currency) return '';
  const money = paperMoney(entry.amount, entry.currency);
  const { rate, endedRates } = entry;
  if (rate === null) return texts.withoutRate(money);
  // a rate of a closed month that was replaced: what it made stands in the line
  const isOfEarlier = endedRates.some(({ on, until }) => line.on >= on && line.on < until);
  if (event === 'rateEnded' || isOfEarlier) return texts.counted(money);
  if (event === 'entry' && rate.on > entry.on && entry.void === null)
    return texts.rateComes(money, shortDay(rate.on, lang));
  if (rate.rate === null) return texts.counted(money);
  const [stronger, weaker] = ratePair(entry.currency, currency);
  return texts.rateOfMoney(money, `1 ${stronger} = ${rate.rate} ${weaker}`);
}

/** Below an entry: the money as it was given, its note, why it is void, from when it counts. */
export function furtherTexts(
  line: StatementLine,
  currency: Currency,
  texts: PaperTexts,
  lang: Lang,
): string[] {
  const { entry, event } = line;
  const { countsFrom } = entry;
  const voided =
    entry.void &&
    (line.isStruck || event === 'voided') &&
    texts.voidedOn(
      shortDay(entry.void.on, lang),
      entry.void.by ?? texts.somebody,
      reasonText(entry.void.reason, texts),
    );
  return [
    foreignText(line, currency, texts, lang),
    entry.note ? isolate(entry.note) : '',
    voided || '',
    countsFrom && line.on < countsFrom ? texts.countsFrom(shortDay(countsFrom, lang)) : '',
  ].filter((text) => text !== '');
}
