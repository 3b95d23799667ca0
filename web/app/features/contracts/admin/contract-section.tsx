import type { Contract, DealContracts } from '@diyar/contract/contracts';
import type { DealLedger } from '@diyar/contract/ledger';
import type { DealId } from '@diyar/contract/rules/ids';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay, shortDay } from '~/lib/admin/dates.ts';
import { download } from '~/lib/admin/download.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { downloadPrivate, openPrivate } from '~/lib/admin/open-private.ts';
import { personPath } from '~/lib/admin/paths.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useMay } from '~/lib/session/holder.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import './contracts.css';
import {
  contractFile,
  contractScan,
  useContracts,
  useMakeContract,
  useShowContract,
} from './contracts-api.ts';
import { SignDialog } from './sign-dialog.tsx';

/** Contracts of a deal, and the making of one: docs/product/contracts.md#making-a-contract. */
export function ContractSection({ ledger }: { ledger: DealLedger }) {
  const may = useMay();
  return may('contracts') ? <Section ledger={ledger} /> : null;
}

function Section({ ledger }: { ledger: DealLedger }) {
  const { contracts: t } = useAdminTexts();
  const query = useContracts(ledger.deal.id);
  const { data } = query;
  return (
    <section>
      <header className="section-head section-head--small account-head">
        <h2>{t.contract}</h2>
        {data &&
          (data.isSigned ? (
            <Tag tone="ok" icon="check">
              {t.signed}
            </Tag>
          ) : (
            <span className="section-note">{t.notSigned}</span>
          ))}
      </header>
      <QueryView query={query} failed={t.contractLoadFailed} skeleton={<Skeleton width="14em" />}>
        {(contracts) => <Contracts contracts={contracts} />}
      </QueryView>
    </section>
  );
}

function Contracts({ contracts }: { contracts: DealContracts }) {
  const { contracts: t } = useAdminTexts();
  const [signed, setSigned] = useState<Contract | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [newest] = contracts.contracts;
  // a first one, or one after something has changed, is what somebody comes for
  const asks = contracts.isOpen && (isMaking || !newest || newest.changed.length > 0);
  return (
    <>
      {contracts.contracts.length > 0 && (
        <ul className="contracts-list">
          {contracts.contracts.map((contract) => (
            <ContractRow
              key={contract.id}
              dealId={contracts.dealId}
              contract={contract}
              onSign={() => setSigned(contract)}
            />
          ))}
        </ul>
      )}
      {asks ? (
        <MakeContract contracts={contracts} onMade={() => setMaking(false)} />
      ) : (
        contracts.isOpen && (
          <TextButton icon="plus" onPress={() => setMaking(true)}>
            {t.makeAgain}
          </TextButton>
        )
      )}
      <SignDialog dealId={contracts.dealId} contract={signed} onClose={() => setSigned(null)} />
    </>
  );
}

const STATE_TONE = { made: 'line', signed: 'ok', superseded: 'dim' } as const;

type RowProps = { dealId: DealId; contract: Contract; onSign: () => void };

function ContractRow({ dealId, contract, onSign }: RowProps) {
  const { contracts: t } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const { number, state, changed, signedOn } = contract;
  const failed = (error: unknown) =>
    showToast({ kind: 'failure', title: t.openFailed, detail: errorText(error) });
  const names = changed.map((field) => field[lang]).join(lang === 'ar' ? '، ' : ', ');
  return (
    <li>
      <div className="contracts-version">
        <strong>
          <bdi dir="ltr">{number}</bdi>
        </strong>
        <Tag tone={STATE_TONE[state]} icon={state === 'signed' ? 'check' : undefined}>
          {t.states[state]}
        </Tag>
        <span className="contracts-about">
          {t.ofTemplate(contract.template, contract.version)} ·{' '}
          {t.madeBy(shortDay(companyDay(new Date(contract.at)), lang), contract.by ?? '')}
          {signedOn && ` · ${t.signedOnDay(shortDay(signedOn, lang))}`}
        </span>
        <span className="contracts-acts">
          {contract.hasScan && (
            <Button
              size="s"
              icon="file-pdf"
              aria-label={t.scanOf(number)}
              onPress={() => void openPrivate(() => contractScan(contract.id)).catch(failed)}
            >
              {t.scan}
            </Button>
          )}
          <Button
            size="s"
            icon="download-simple"
            aria-label={t.wordOf(number)}
            onPress={() => void downloadPrivate(() => contractFile(contract.id)).catch(failed)}
          >
            {t.word}
          </Button>
          {state !== 'superseded' && (
            <Button
              size="s"
              variant="quiet"
              aria-label={state === 'signed' ? t.correctOf(number) : t.signOf(number)}
              onPress={onSign}
            >
              {state === 'signed' ? t.correct : t.sign}
            </Button>
          )}
        </span>
      </div>
      <span className="contracts-hash" dir="ltr">
        {t.hash(contract.sha256)}
      </span>
      {changed.length > 0 && state !== 'superseded' && <p className="note">{t.changed(names)}</p>}
      {contract.mayBeShown && <ShownToBuyers dealId={dealId} contract={contract} />}
    </li>
  );
}

/** Takes effect at once, also where the page is open. */
function ShownToBuyers({ dealId, contract }: Omit<RowProps, 'onSign'>) {
  const { contracts: t } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const show = useShowContract(dealId, contract.id);
  const { number, hasScan, shown } = contract;
  const copies = ['none', 'word', ...(hasScan ? (['scan'] as const) : [])] as const;
  const now = show.isPending ? show.variables.copy : (shown?.copy ?? null);
  return (
    <Select
      label={t.buyerSees(number)}
      hint={shown ? t.shownSince(shortDay(companyDay(new Date(shown.at)), lang), shown.by ?? '') : undefined}
      value={now ?? 'none'}
      options={copies.map((value) => ({ value, label: t.copies[value] }))}
      onChange={(copy) =>
        show.mutate(
          { copy: copy === 'none' ? null : copy },
          { onError: (error) => showToast({ kind: 'failure', title: t.notShown, detail: errorText(error) }) },
        )
      }
    />
  );
}

type MakeProps = { contracts: DealContracts; onMade: () => void };

function MakeContract({ contracts, onMade }: MakeProps) {
  const { contracts: t } = useAdminTexts();
  const errorText = useErrorText();
  const mayUpload = useMay()('contractTemplates');
  const make = useMakeContract(contracts.dealId);
  const [isDrafting, setDrafting] = useState(false);
  const { templates } = contracts;
  const [chosen, setChosen] = useState<string | null>(null);
  const template =
    templates.find(({ versionId }) => String(versionId) === chosen) ??
    templates.find(({ missing }) => missing.length === 0) ??
    templates[0];
  if (!template)
    return (
      <div className="contracts-new">
        <p className="note">{t.noTemplates}</p>
        {mayUpload && (
          <span className="actions">
            <LinkButton icon="upload-simple" to="/admin/contracts">
              {t.templates}
            </LinkButton>
          </span>
        )}
      </div>
    );
  const { versionId, missing } = template;
  const send = () =>
    make.mutate(
      { versionId, on: null, version: contracts.dealVersion },
      {
        onSuccess: (saved) => {
          onMade();
          showToast({ kind: 'success', title: t.made(saved.contracts[0]?.number ?? '') });
        },
        onError: (error) => showToast({ kind: 'failure', title: t.makeFailed, detail: errorText(error) }),
      },
    );
  const draft = () => {
    setDrafting(true);
    void download(`/admin/deals/${contracts.dealId}/contracts/draft`, { versionId }, 'draft.docx', {
      isNamedByServer: true,
    })
      .catch((error: unknown) =>
        showToast({ kind: 'failure', title: t.draftFailed, detail: errorText(error) }),
      )
      .finally(() => setDrafting(false));
  };
  return (
    <div className="contracts-new">
      <Select
        label={t.chooseTemplate}
        value={String(versionId)}
        onChange={setChosen}
        options={templates.map((one) => ({
          value: String(one.versionId),
          label: t.ofTemplate(one.name, one.version),
        }))}
      />
      {missing.length > 0 && <Missing contracts={contracts} missing={missing} />}
      <span className="actions">
        <Button
          variant="primary"
          icon="file-text"
          isPending={make.isPending}
          pendingLabel={t.making}
          disabledReason={missing.length > 0 ? t.missing(missing.length) : undefined}
          onPress={send}
        >
          {t.make}
        </Button>
        <Button variant="quiet" isPending={isDrafting} onPress={draft}>
          {t.draft}
        </Button>
      </span>
    </div>
  );
}

type MissingProps = {
  contracts: DealContracts;
  missing: DealContracts['templates'][number]['missing'];
};

/** Each value that is missing, with the way to where it is typed; price, plan and shares are further up on this page. */
function Missing({ contracts, missing }: MissingProps) {
  const { contracts: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { projectId } = contracts;
  const editor = projectId === null ? null : `/admin/projects/${projectId}/edit`;
  const pathOf = ({ place, personId }: MissingProps['missing'][number]): string | null => {
    const paths = {
      parties: personId ? personPath(personId) : '#buyers',
      ...{ price: '#price', plan: '#plan', company: '/admin/company' },
      ...{ project: editor, units: editor },
    };
    return place && paths[place];
  };
  return (
    <>
      <p className="contracts-about">{t.missing(missing.length)}</p>
      <ul className="contracts-missing">
        {missing.map((field) => {
          const path = pathOf(field);
          const name = field.at === null ? field[lang] : t.missingAt(field[lang], field.at);
          return (
            <li key={`${field.loop} ${field.key} ${field.at}`}>
              <Icon name="warning-circle" />
              <bdi>{name}</bdi>
              {path && (
                <Link className="text-button" to={path} aria-label={`${t.typeIt}: ${name}`}>
                  {t.typeIt}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
