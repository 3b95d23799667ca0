import type { DealLedger, LedgerDeal } from '@diyar/contract/ledger';
import type { DealId } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import { openingOf, rowOf } from '@diyar/contract/rules/ledger';
import { nameOf } from '@diyar/contract/rules/localized';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { KnownHead } from '~/features/who-is-who/admin/known-head.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay, shortDay } from '~/lib/admin/dates.ts';
import { apartmentOn, dealPath, floorsPath, personPath } from '~/lib/admin/paths.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useMay } from '~/lib/session/holder.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { Menu, type MenuAction } from '~/ui/admin/overlays/menu.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { TelLink } from '~/ui/admin/values/tel-link.tsx';
import { balanceAfter } from './afterwards.ts';
import { Apart, Balance } from './balance.tsx';
import { ChequesSection } from './cheques-section.tsx';
import { ConfirmPrice } from './confirm-price.tsx';
import { EntriesSection } from './entries-section.tsx';
import { type FormKind, formKindsFor, formRight } from './forms/entry-values.ts';
import { LedgerForms, type OpenForm } from './forms/ledger-forms.tsx';
import { useLedger } from './ledger-api.ts';
import { Figure } from './money.tsx';
import { PlanSection } from './plan-section.tsx';

const STAGE_TONE = {
  held: 'line',
  reserved: 'clay',
  sold: 'solid',
  expired: 'dim',
  cancelled: 'dim',
} as const;

type ScreenProps = {
  id: DealId;
  /** What other features say of the deal, which know the ledger and not the other way round. */
  sections?: (ledger: DealLedger) => ReactNode;
};

/** Everything of one deal's money, also of a cancelled one: docs/product/ledger.md#account-of-a-deal. */
export function DealScreen({ id, sections }: ScreenProps) {
  const { ledger: t, buildingsList } = useAdminTexts();
  const { lang } = useLanguage();
  const seesMoney = useMay()('money');
  const query = useLedger(id);
  const [open, setOpen] = useState<OpenForm | null>(null);
  const { data: ledger, error } = query;
  const isMissing = !ledger && error instanceof ApiError && error.status === 404;
  const title = isMissing ? t.notFound : ledger ? t.titleOf(ledger.deal.name || t.noName) : t.title;
  return (
    <Page
      title={title}
      parent={ledger && parentOf(ledger.deal, lang)}
      sub={ledger && t.dealNo(ledger.deal.id)}
      actions={ledger && <Actions ledger={ledger} seesMoney={seesMoney} onOpen={setOpen} />}
    >
      {isMissing ? (
        <EmptyState
          title={t.notFound}
          action={<LinkButton to="/admin/buildings">{buildingsList.yourBuildings}</LinkButton>}
        >
          {t.notFoundBody}
        </EmptyState>
      ) : (
        <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="16em" />}>
          {(data) => (
            <>
              {data.deal.personId !== null && (
                <div className="account-person">
                  <KnownHead id={data.deal.personId}>{null}</KnownHead>
                </div>
              )}
              <DealAccount ledger={data} seesMoney={seesMoney} onOpen={setOpen} sections={sections?.(data)} />
              <LedgerForms ledger={data} open={open} onClose={() => setOpen(null)} />
            </>
          )}
        </QueryView>
      )}
    </Page>
  );
}

const floorsOf = ({ building }: LedgerDeal): string | null => building && floorsPath(building);

function parentOf(deal: LedgerDeal, lang: Lang) {
  const to = floorsOf(deal);
  return to && deal.building ? { label: nameOf(deal.building, lang), to } : undefined;
}

type ActionsProps = { ledger: DealLedger; seesMoney: boolean; onOpen: (open: OpenForm) => void };

/** The usual step is a button; what is rarer is in the menu. An overpaid deal waits for its refund. */
function Actions({ ledger, seesMoney, onOpen }: ActionsProps) {
  const { ledger: t, history } = useAdminTexts();
  const may = useMay();
  const { deal, balance } = ledger;
  const isOpen = deal.endedAt === null;
  const isOverpaid = (balance?.overpaid ?? 0) > 0;
  const entry = (kind: FormKind): MenuAction => ({
    id: kind,
    label: t.forms[kind].title,
    onAction: () => onOpen({ form: 'entry', kind }),
  });
  const isMine = (kind: FormKind) => may(formRight(kind));
  const usual: FormKind | null = isOverpaid ? 'refund' : isOpen ? 'payment' : null;
  const main = usual && isMine(usual) ? usual : null;
  const owes = (balance?.outstanding ?? 0) > 0;
  const kinds = formKindsFor({
    ...{ isOpen, isOverpaid, owes, hasPaid: (balance?.paid ?? 0) > 0 },
    isMovingIn: ledger.isMovingIn && may('movingIn'),
  });
  const others = kinds.filter((kind) => kind !== main && isMine(kind)).map(entry);
  return (
    <>
      <LinkButton variant="quiet" icon="clock-counter-clockwise" to={`${dealPath(deal.id)}/history`}>
        {history.open}
      </LinkButton>
      {seesMoney && (
        <LinkButton icon="printer" to={`${dealPath(deal.id)}/statement`}>
          {t.statement}
        </LinkButton>
      )}
      {main && (
        <Button
          variant="primary"
          icon={main === 'payment' ? 'plus' : 'arrow-u-up-left'}
          onPress={() => onOpen({ form: 'entry', kind: main })}
        >
          {t.forms[main].title}
        </Button>
      )}
      {others.length > 0 && <Menu label={t.more} entries={others} />}
    </>
  );
}

type AccountProps = {
  ledger: DealLedger;
  /** Without it: price and plan only. */
  seesMoney: boolean;
  onOpen: (open: OpenForm) => void;
  sections?: ReactNode;
};

export function DealAccount({ ledger, seesMoney, onOpen, sections }: AccountProps) {
  const { ledger: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { closedUntil } = ledger;
  const { currency } = ledger;
  const figures = [
    ...ledger.entries.flatMap(({ amount, countsFor, ...entry }) => [
      { amount, currency: entry.currency },
      { amount: countsFor, currency },
    ]),
    ...ledger.plan.flatMap(({ amount, covered }) => [
      { amount, currency },
      { amount: covered, currency },
    ]),
  ];
  return (
    <EvenFigures of={figures}>
      {ledger.deal.endedAt === null && <ConfirmPrice ledger={ledger} />}
      {ledger.isUnsettled && <Notice>{t.unsettled}</Notice>}
      <div className="columns account-page">
        <aside className="side-rail account-side">
          {seesMoney ? <BalanceSide ledger={ledger} onOpen={onOpen} /> : <PriceSide ledger={ledger} />}
          <DealFacts
            deal={ledger.deal}
            onDay={ledger.deal.endedAt === null ? () => onOpen({ form: 'day' }) : undefined}
          />
        </aside>
        <div className="stack account-main">
          <PlanSection
            ledger={ledger}
            onEdit={
              ledger.currency !== null && ledger.deal.endedAt === null
                ? () => onOpen({ form: 'plan' })
                : undefined
            }
          />
          {seesMoney && <ChequesSection ledger={ledger} onOpen={onOpen} />}
          <EntriesSection ledger={ledger} onOpen={onOpen} />
          {sections}
          {closedUntil && <p className="note">{t.closedUntil(shortDay(closedUntil, lang))}</p>}
        </div>
      </div>
    </EvenFigures>
  );
}

function BalanceSide({ ledger, onOpen }: Pick<AccountProps, 'ledger' | 'onOpen'>) {
  const { ledger: t } = useAdminTexts();
  const may = useMay();
  const { balance, apart, overdue, deal } = ledger;
  const uncounted = ledger.entries.find(
    ({ countsFor, void: voided, currency }) =>
      countsFor === null && voided === null && ledger.currency !== null && currency !== ledger.currency,
  );
  return (
    <>
      {balance ? (
        <section id="price" aria-label={t.balanceTitle}>
          <Balance
            balance={balance}
            apart={apart}
            overdue={overdue}
            isCancelled={deal.stage === 'cancelled'}
            opening={openingOf(ledger.entries, balance.currency)}
          />
        </section>
      ) : (
        <section id="price">
          <p className="note">{t.noPrice}</p>
          {deal.endedAt === null && may(formRight('price')) && (
            <Button icon="plus" onPress={() => onOpen({ form: 'entry', kind: 'price' })}>
              {t.addPrice}
            </Button>
          )}
        </section>
      )}
      <Apart
        apart={apart}
        level={2}
        empty={t.nothingApart}
        uncountedAction={
          uncounted && (
            <TextButton onPress={() => onOpen({ form: 'rate', entryId: uncounted.id })}>
              {t.giveRate}
            </TextButton>
          )
        }
      />
    </>
  );
}

/** For those who may not see payments: what was agreed. */
function PriceSide({ ledger }: { ledger: DealLedger }) {
  const { ledger: t } = useAdminTexts();
  // of the entries that are seen: price and discount
  const balance = balanceAfter(ledger, {});
  if (balance === null)
    return (
      <p id="price" className="note">
        {t.noPrice}
      </p>
    );
  const { discounts, outstanding } = balance;
  const { price, fees } = rowOf(balance, false);
  const rows = [
    { sign: '', name: t.parts.price, amount: price },
    ...(fees > 0 ? [{ sign: '+', name: t.parts.fees, amount: fees }] : []),
    { sign: '−', name: t.parts.discounts, amount: discounts },
    { sign: '=', name: t.termsToPay, amount: outstanding },
  ];
  return (
    <section id="price" aria-label={t.balanceTitle}>
      <dl className="account-parts">
        {rows.map(({ sign, name, amount }) => (
          <div key={name} className={sign === '=' ? 'account-result' : undefined}>
            <dt>
              <i>{sign}</i>
              {name}
            </dt>
            <dd dir="ltr">
              <Figure amount={amount} currency={balance.currency} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">{t.priceAndPlanOnly}</p>
    </section>
  );
}

function DealFacts({ deal, onDay }: { deal: LedgerDeal; onDay?: () => void }) {
  const { ledger: t, words } = useAdminTexts();
  const { lang } = useLanguage();
  const day = (at: string) => shortDay(companyDay(new Date(at)), lang);
  const floors = floorsOf(deal);
  const reasons: Record<string, string> = { ...words.endReasons };
  return (
    <dl className="account-facts">
      <div>
        <dt>{t.buyer}</dt>
        <dd>
          {deal.personId === null ? (
            <bdi>{deal.name || t.noName}</bdi>
          ) : (
            <Link to={personPath(deal.personId)}>
              <bdi>{deal.name || t.noName}</bdi>
            </Link>
          )}
          {deal.phone && (
            <>
              <br />
              <TelLink phone={deal.phone} />
            </>
          )}
        </dd>
      </div>
      {deal.coBuyers && (
        <div>
          <dt>{t.coBuyers}</dt>
          <dd>
            <bdi>{deal.coBuyers}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{t.units}</dt>
        <dd className="account-units">
          {deal.units.map(({ id, label }) =>
            floors ? (
              <Link key={id} to={apartmentOn(floors, id)} aria-label={t.onFloors(label)}>
                <bdi dir="ltr">{label}</bdi>
              </Link>
            ) : (
              <bdi key={id} dir="ltr">
                {label}
              </bdi>
            ),
          )}
        </dd>
      </div>
      <div>
        <dt>{t.dealOn}</dt>
        <dd>
          {shortDay(deal.on, lang)}{' '}
          {onDay && (
            <TextButton icon="pencil-simple" onPress={onDay}>
              {t.dealOnEdit}
            </TextButton>
          )}
        </dd>
      </div>
      <div>
        <dt>{t.since}</dt>
        <dd>
          {day(deal.createdAt)} <Tag tone={STAGE_TONE[deal.stage]}>{words.dealStages[deal.stage]}</Tag>
        </dd>
      </div>
      {deal.soldAt && (
        <div>
          <dt>{t.soldOn}</dt>
          <dd>{day(deal.soldAt)}</dd>
        </div>
      )}
      {deal.endedAt && (
        <div>
          <dt>{t.endedOn}</dt>
          <dd>
            {day(deal.endedAt)}
            {(deal.endReason || deal.endNote) && (
              <small className="dim">
                {' '}
                {[reasons[deal.endReason] ?? deal.endReason, deal.endNote].filter(Boolean).join(': ')}
              </small>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
