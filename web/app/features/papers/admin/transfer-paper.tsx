import type { PartyOnPaper, Transfer } from '@diyar/contract/parties';
import type { Lang } from '@diyar/contract/rules/language';
import { formatNumber } from '~/i18n/plural.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import { Ltr, PaperHead, PaperLeaf, paperMoney, Signatures } from '~/ui/admin/paper/paper-parts.tsx';
import { BalanceParts } from './balance-parts.tsx';
import { companyDayOf } from './paper-days.ts';
import { paperTexts } from './paper-texts.ts';
import { transferTexts } from './transfer-texts.ts';

type Props = { transfer: Transfer; lang: Lang; today: string };

/** The paper of a transfer as it was issued: who to whom, how the deal stood, and which cheques stayed. */
export function TransferPaper({ transfer, lang, today }: Props) {
  const [texts, t] = [paperTexts[lang], transferTexts[lang]];
  const { data, idNumbers } = transfer;
  const issuedOn = companyDayOf(transfer.at);
  const building = data.building[lang] || data.building.en || data.building.ar;
  return (
    <PaperLeaf size="a4" lang={lang}>
      <PaperHead company={data.company} lang={lang} licence={texts.licence} title={t.title}>
        <b>
          {texts.number} <Ltr>{transfer.number}</Ltr>
        </b>
        <span>{calendarDay(transfer.on, lang)}</span>
      </PaperHead>
      <p>{t.sentence(data.units, building, calendarDay(transfer.on, lang))}</p>
      <div className="paper-columns paper-columns--even">
        <Side title={t.from} parties={data.from} numbers={idNumbers.from} lang={lang} />
        <Side title={t.to} parties={data.to} numbers={idNumbers.to} lang={lang} />
      </div>
      {data.balance && (
        <div className="paper-frozen">
          <h3>{t.stands(String(transfer.dealId))}</h3>
          <BalanceParts balance={data.balance} texts={texts} fees={data.balance.fees} />
          {data.fee > 0 && (
            <p className="paper-soft">
              {t.fee}: <Ltr>{paperMoney(data.fee, data.balance.currency)}</Ltr>
            </p>
          )}
        </div>
      )}
      {data.cheques.length > 0 && (
        <section className="paper-section">
          <h3>{t.cheques}</h3>
          <ul>
            {data.cheques.map((cheque) => (
              <li key={cheque.entryId}>
                {texts.chequeOf(cheque.number, cheque.bank, calendarDay(cheque.dueOn, lang))}
                {texts.comma}
                <Ltr>{paperMoney(cheque.amount, cheque.currency)}</Ltr>: {cheque.isKept ? t.kept : t.back}
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.note && (
        <p>
          {texts.note}: <bdi>{data.note}</bdi>
        </p>
      )}
      <footer className="paper-foot">
        <Signatures of={[t.signFrom, t.signTo]} />
        <p className="paper-again">
          {t.by}: <bdi>{data.by}</bdi> ·{' '}
          {today === issuedOn ? texts.original : texts.copy(calendarDay(today, lang))}
        </p>
      </footer>
    </PaperLeaf>
  );
}

type SideProps = {
  title: string;
  parties: readonly PartyOnPaper[];
  numbers: readonly (string | null)[];
  lang: Lang;
};

function Side({ title, parties, numbers, lang }: SideProps) {
  const t = transferTexts[lang];
  return (
    <section>
      <span className="paper-label">{title}</span>
      {parties.map(({ name, legalName, idKind, address, phone, share }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two buyers may have one name
        <p key={i}>
          <strong>
            <bdi>{legalName || name}</bdi>
          </strong>
          {legalName && legalName !== name && (
            <span className="paper-soft">
              {' '}
              (<bdi>{name}</bdi>)
            </span>
          )}
          <br />
          <span className="paper-soft">
            {[
              idKind && numbers[i] ? `${t.kinds[idKind]} ${numbers[i]}` : '',
              phone,
              address,
              share === null ? '' : t.share(formatNumber(share)),
            ]
              .filter(Boolean)
              .map((part) => (
                <span key={part}>
                  <bdi>{part}</bdi>
                  <br />
                </span>
              ))}
          </span>
        </p>
      ))}
    </section>
  );
}
