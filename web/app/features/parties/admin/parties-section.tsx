import type { DealLedger } from '@diyar/contract/ledger';
import type { DealParties, ShownParty } from '@diyar/contract/parties';
import type { DealId } from '@diyar/contract/rules/ids';
import { textOfNames } from '@diyar/contract/rules/parties';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { personPath, transferPath } from '~/lib/admin/paths.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useHolder, useMay } from '~/lib/session/holder.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
import { TelLink } from '~/ui/admin/values/tel-link.tsx';
import { LookButton, SameNumber } from './look.tsx';
import './parties.css';
import { PartiesForm } from './parties-form.tsx';
import { TransferForm } from './transfer-form.tsx';

export const useParties = (id: DealId) => useRead('GET /admin/deals/{id}/parties', { params: { id } });

/** The buyers of a deal with shares and papers: docs/product/parties.md. */
export function PartiesSection({ ledger }: { ledger: DealLedger }) {
  const { parties: t } = useAdminTexts();
  const { deal } = ledger;
  const may = useMay();
  const query = useParties(deal.id);
  const [open, setOpen] = useState<'edit' | 'transfer' | null>(null);
  const close = () => setOpen(null);
  const { data } = query;
  const mayWrite = may('contracts') && data?.isOpen === true;
  const mayTransfer = mayWrite && deal.stage !== 'held' && (may('money') || !ledger.entries.some(isMoney));
  return (
    <section id="buyers">
      <header className="section-head section-head--small account-head">
        <h2>{t.buyers}</h2>
        {data && data.parties.length > 1 && (
          <span className="section-note">{t.buyersCount(data.parties.length)}</span>
        )}
        <span className="grow" />
        {mayTransfer && (
          <TextButton icon="user-switch" onPress={() => setOpen('transfer')}>
            {t.handOver}
          </TextButton>
        )}
        {mayWrite && (
          <TextButton icon="pencil-simple" onPress={() => setOpen('edit')}>
            {t.edit}
          </TextButton>
        )}
      </header>
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="14em" />}>
        {(shown) => <Buyers shown={shown} mayLook={may('contracts')} onEdit={() => setOpen('edit')} />}
      </QueryView>
      <Dialog
        isOpen={open !== null && data !== undefined}
        onClose={close}
        isDismissable={false}
        title={open === 'transfer' ? t.transfer : t.buyers}
        note={<bdi>{deal.units[0]?.label}</bdi>}
        size="l"
      >
        {open === 'edit' && data && <PartiesForm shown={data} onClose={close} />}
        {open === 'transfer' && data && <TransferForm shown={data} ledger={ledger} onClose={close} />}
      </Dialog>
    </section>
  );
}

const isMoney = ({ kind }: DealLedger['entries'][number]) => kind !== 'charge' && kind !== 'discount';

type BuyersProps = { shown: DealParties; mayLook: boolean; onEdit: () => void };

function Buyers({ shown, mayLook, onEdit }: BuyersProps) {
  const { parties: t } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const [numbers, setNumbers] = useState<ReadonlyMap<number, string>>(new Map());
  const look = useWrite({
    mutationFn: () => api('POST /admin/deals/{id}/parties/look', { params: { id: shown.dealId } }),
    onSuccess: (found) =>
      setNumbers(new Map(found.numbers.map(({ position, idNumber }) => [position, idNumber]))),
    onError: (error) => showToast({ kind: 'failure', title: t.lookFailed, detail: errorText(error) }),
  });
  const { parties, transfers } = shown;
  const hasHidden = mayLook && numbers.size === 0 && parties.some(({ idNumber }) => idNumber !== '');
  if (parties.length === 0) return <p className="note account-none">{t.none}</p>;
  return (
    <>
      <ul className="parties-list">
        {parties.map((party) => (
          <Buyer
            key={party.position}
            party={party}
            number={numbers.get(party.position) ?? party.idNumber}
            onEdit={mayLook && shown.isOpen ? onEdit : undefined}
          />
        ))}
      </ul>
      {hasHidden && <LookButton look={look} />}
      {transfers.length > 0 && (
        <div className="parties-transfers">
          <h3>{t.transfersTitle}</h3>
          <ul>
            {transfers.map((transfer) => (
              <li key={transfer.id}>
                {shortDay(transfer.on, lang)} ·{' '}
                {t.transferLine(textOfNames(transfer.from), textOfNames(transfer.to))}{' '}
                {mayLook && <Link to={transferPath(transfer.id)}>{t.paperNo(transfer.number)}</Link>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

type BuyerProps = { party: ShownParty; number: string; onEdit: (() => void) | undefined };

function Buyer({ party, number, onEdit }: BuyerProps) {
  const { parties: t, words } = useAdminTexts();
  const { personId, name, legalName, share, idKind, otherPaper } = party;
  // whoever is bound to buildings knows persons by their own deals
  const isBound = useHolder()?.isBound === true;
  const kind = idKind && words.idKinds[idKind];
  return (
    <li>
      <span className="two-lines">
        <span>
          {personId === null || (isBound && party.position > 1) ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={personPath(personId)}>
              <bdi>{name}</bdi>
            </Link>
          )}
        </span>
        {legalName !== '' && legalName !== name && (
          <small>
            <bdi>{legalName}</bdi>
          </small>
        )}
      </span>
      {share !== null && <span className="num">{t.share(formatNumber(share))}</span>}
      <span className="parties-facts">
        {number === '' ? (
          <span>{kind ?? t.noPaper}</span>
        ) : (
          <span>
            {kind} <bdi dir="ltr">{number}</bdi>
          </span>
        )}
        {party.phone && <TelLink phone={party.phone} />}
        {party.email && <bdi dir="ltr">{party.email}</bdi>}
        {party.address && <bdi>{party.address}</bdi>}
      </span>
      <SameNumber others={party.sameNumber} />
      {otherPaper && (
        <Notice actions={onEdit && <TextButton onPress={onEdit}>{t.edit}</TextButton>}>
          {t.otherPaper(otherPaper)}
        </Notice>
      )}
    </li>
  );
}
