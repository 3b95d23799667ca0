import type { Paper, PaperData } from '@diyar/contract/papers';
import type { Lang } from '@diyar/contract/rules/language';
import { ratePair } from '@diyar/contract/rules/ledger';
import type { ReactNode } from 'react';
import { calendarDay } from '~/lib/admin/dates.ts';
import {
  Ltr,
  PaperFacts,
  PaperHead,
  PaperLeaf,
  paperMoney,
  Signatures,
  WithCode,
} from '~/ui/admin/paper/paper-parts.tsx';
import { BalanceParts } from './balance-parts.tsx';
import { companyDayOf, companyMoment } from './paper-days.ts';
import { type PaperTexts, paperTexts, reasonText } from './paper-texts.ts';

/** '1 USD = 3.7 ILS' */
function rateText({ currency, rate, balance }: PaperData): string | null {
  if (rate === null || balance === null) return null;
  const [stronger, weaker] = ratePair(currency, balance.currency);
  return `1 ${stronger} = ${rate} ${weaker}`;
}

function howText({ method, bank, cheque }: PaperData, texts: PaperTexts, lang: Lang): string {
  if (cheque === null) return [texts.methods[method], bank].filter((part) => part !== '').join(texts.comma);
  const of = texts.chequeOf(cheque.number, cheque.bank, calendarDay(cheque.dueOn, lang));
  return cheque.drawer === '' ? of : `${of}${texts.comma}${texts.drawnBy(cheque.drawer)}`;
}

/** What the money counts for, where that is not the amount itself. */
function counted(paper: Paper, texts: PaperTexts): ReactNode {
  const { data } = paper;
  if (data.cheque !== null && paper.kind === 'receipt') return texts.notUntilCleared;
  if (data.balance === null || data.currency === data.balance.currency) return null;
  if (data.countsFor === null) return texts.notYet;
  const rate = rateText(data);
  return (
    <>
      <Ltr>{paperMoney(data.countsFor, data.balance.currency)}</Ltr>{' '}
      {rate && <span className="paper-soft">{texts.atRate(rate)}</span>}
    </>
  );
}

type Props = {
  paper: Paper;
  lang: Lang;
  /** The company's day on which it is printed. */
  today: string;
  /** The whole address of the buyers' page, where the paper carries its code. */
  pageUrl?: string | undefined;
};

/** A receipt or payment voucher as it was issued. A later print differs in one line: that it is a copy, and its day. */
export function Receipt({ paper, lang, today, pageUrl }: Props) {
  const texts = paperTexts[lang];
  const { data, kind } = paper;
  const isReceipt = kind === 'receipt';
  const title = isReceipt ? texts.receipt : texts.voucher;
  const issuedOn = companyDayOf(paper.issuedAt);
  const counts = counted(paper, texts);
  const isCheque = data.cheque !== null && isReceipt;
  return (
    <PaperLeaf size="a5" lang={lang} isVoid={paper.void !== null}>
      {paper.void && (
        <p className="paper-stamp" aria-hidden="true">
          <b>{texts.void}</b>
        </p>
      )}
      <PaperHead company={data.company} lang={lang} licence={texts.licence} title={title}>
        <b>
          {texts.number} <Ltr>{paper.number}</Ltr>
        </b>
        <span>{calendarDay(data.on, lang)}</span>
      </PaperHead>
      <div className="paper-who">
        <div>
          <span className="paper-label">{isReceipt ? texts.receivedFrom : texts.paidTo}</span>
          <strong>
            <bdi>{data.name}</bdi>
          </strong>
          {data.phone && (
            <span className="paper-soft">
              <Ltr>{data.phone}</Ltr>
            </span>
          )}
        </div>
        <div className="paper-sum">
          <span className="paper-label">{texts.theSum}</span>
          <b>
            <Ltr>{paperMoney(data.amount, data.currency)}</Ltr>
          </b>
          {isCheque && <span className="paper-label">{texts.subjectToCollection}</span>}
        </div>
      </div>
      <p className="paper-words">
        <span className="paper-label">{texts.inWords}</span>
        <span>{texts.only(data.inWords[lang])}</span>
      </p>
      <div className="paper-columns">
        <PaperFacts
          rows={[
            [texts.how, howText(data, texts, lang)],
            [texts.for, texts.unitsOf(data.units, data.building[lang] || data.building.en)],
            ...(counts ? [[texts.countsFor, counts] as const] : []),
            ...(data.replaces
              ? [[texts.note, texts.replacesCheque(data.replaces.number, data.replaces.bank)] as const]
              : []),
            ...(data.note ? [[texts.note, <bdi key="note">{data.note}</bdi>] as const] : []),
            [texts.cashier, <bdi key="cashier">{data.cashier}</bdi>],
            ...(issuedOn === data.on ? [] : [[texts.issuedOn, companyMoment(paper.issuedAt, lang)] as const]),
          ]}
        />
        <div className="paper-frozen">
          <h3>{isReceipt ? texts.afterReceipt(paper.dealId) : texts.afterVoucher(paper.dealId)}</h3>
          {data.balance ? (
            <BalanceParts
              balance={data.balance}
              texts={texts}
              isCancelled={data.isCancelled}
              fees={data.fees}
            />
          ) : (
            <p>{texts.noPrice}</p>
          )}
        </div>
      </div>
      {paper.void && (
        <p className="paper-note">
          <b>{texts.void}</b>{' '}
          {texts.voidLine(
            companyMoment(paper.void.at, lang),
            paper.void.by ?? texts.somebody,
            reasonText(paper.void.reason, texts),
          )}
        </p>
      )}
      <footer className="paper-foot">
        <WithCode url={pageUrl} title={texts.buyerPage}>
          <Signatures
            of={[texts.cashierSignature, isReceipt ? texts.payerSignature : texts.receiverSignature]}
          />
        </WithCode>
        <p className="paper-line">
          <span>{issuedOn < today ? texts.copy(calendarDay(today, lang)) : texts.original}</span>
          <span>{texts.notTaxInvoice}</span>
        </p>
      </footer>
    </PaperLeaf>
  );
}
