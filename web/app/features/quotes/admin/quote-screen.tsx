import type { Quote } from '@diyar/contract/quotes';
import { nameOf } from '@diyar/contract/rules/localized';
import { textOfNames } from '@diyar/contract/rules/parties';
import { lineLabel } from '@diyar/contract/rules/plans';
import { afterSigningText } from '@diyar/contract/rules/stage-words';
import { useState } from 'react';
import { useHref } from 'react-router';
import { lineDay } from '~/features/ledger/admin/line-day.ts';
import { Money } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay, shortMoment } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useCopyLink } from '~/lib/admin/use-copy-link.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useMay } from '~/lib/session/holder.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { ExternalButton } from '~/ui/admin/buttons/external-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { TelLink, whatsAppHref } from '~/ui/admin/values/tel-link.tsx';
import { AcceptQuote } from './accept-form.tsx';
import { QuoteState } from './quote-state.tsx';
import './quotes.css';
import { useQuote, useWithdrawQuote } from './quotes-api.ts';

/** One quote with its link, and what can still be done with it. */
export function QuoteScreen({ id }: { id: string }) {
  const { quotes: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const query = useQuote(id);
  const [asks, setAsks] = useState<'accept' | 'withdraw' | null>(null);
  const { data, error } = query;
  const isMissing = !data && error instanceof ApiError && error.status === 404;
  const isOpen = useMay()('selling') && data?.state === 'open';
  return (
    <Page
      title={isMissing ? t.notFound : data ? t.heading(data.number) : t.title}
      parent={{ label: t.title, to: '/admin/quotes' }}
      sub={data?.createdBy && t.madeBy(data.createdBy, shortMoment(data.createdAt, lang, ui))}
      actions={
        data && (
          <>
            {isOpen && <Button onPress={() => setAsks('withdraw')}>{t.withdraw}</Button>}
            {isOpen && !data.isTaken && (
              <Button variant="primary" icon="handshake" onPress={() => setAsks('accept')}>
                {t.accept}
              </Button>
            )}
            {data.dealId !== null && (
              <LinkButton variant="primary" to={dealPath(data.dealId)}>
                {t.toDeal}
              </LinkButton>
            )}
          </>
        )
      }
    >
      {isMissing ? (
        <EmptyState title={t.notFound} action={<LinkButton to="/admin/quotes">{t.title}</LinkButton>}>
          {t.notFoundBody}
        </EmptyState>
      ) : (
        <QueryView query={query} failed={t.loadOneFailed} skeleton={<Skeleton width="20em" />}>
          {(quote) => (
            <>
              <QuoteDetails quote={quote} />
              <AcceptQuote quote={quote} isOpen={asks === 'accept'} onClose={() => setAsks(null)} />
              <Withdraw quote={quote} isOpen={asks === 'withdraw'} onClose={() => setAsks(null)} />
            </>
          )}
        </QueryView>
      )}
    </Page>
  );
}

/** What was offered, to whom, until when. */
export function QuoteDetails({ quote }: { quote: Quote }) {
  const { quotes: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const { currency, units, discount, total, plan } = quote;
  return (
    <div className="quotes-sheet stack">
      {quote.state === 'open' && quote.isTaken && (
        <Notice isUrgent title={t.takenTitle} icon="warning-circle">
          {t.takenBody}
        </Notice>
      )}
      {quote.state === 'open' && quote.agreedAt && !quote.isTaken && (
        <Notice title={t.agreed} icon="handshake">
          {shortMoment(quote.agreedAt, lang, ui)}. {t.agreedBody}
        </Notice>
      )}
      <BuyersLink quote={quote} />
      <dl className="quotes-facts">
        <div>
          <dt>{t.columns.state}</dt>
          <dd>
            <QuoteState quote={quote} />
          </dd>
        </div>
        <div>
          <dt>{t.columns.validUntil}</dt>
          <dd>{calendarDay(quote.validUntil, lang)}</dd>
        </div>
        <div>
          <dt>{t.facts.buyer}</dt>
          <dd>
            <bdi>{textOfNames([quote.name || t.noName, quote.coBuyers].filter(Boolean))}</bdi>
          </dd>
        </div>
        {quote.phone && (
          <div>
            <dt>{t.facts.phone}</dt>
            <dd>
              <TelLink phone={quote.phone} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t.facts.building}</dt>
          <dd>
            <bdi>{nameOf(quote.building, lang)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t.facts.lang}</dt>
          <dd>{quote.lang === 'ar' ? ui.arabic : ui.english}</dd>
        </div>
        {quote.note && (
          <div>
            <dt>{t.facts.note}</dt>
            <dd>
              <bdi>{quote.note}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <dl className="quotes-sums">
        {units.map(({ id, label, kind, amount }) => (
          <div key={id}>
            <dt>
              {t.kinds[kind]} <bdi dir="ltr">{label}</bdi>
            </dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
        {discount > 0 && (
          <div>
            <dt>− {t.discount}</dt>
            <dd>
              <Money amount={discount} currency={currency} />
            </dd>
          </div>
        )}
        <div className="quotes-total">
          <dt>= {t.total}</dt>
          <dd>
            <Money amount={total} currency={currency} />
          </dd>
        </div>
      </dl>
      <section>
        <header className="section-head section-head--small">
          <h2>{t.plan}</h2>
        </header>
        {plan.length === 0 ? (
          <p className="note">{t.noPlan}</p>
        ) : (
          <ol className="quotes-plan">
            {plan.map((line) => (
              <li key={`${line.dueOn} ${line.after?.id} ${line.label} ${line.amount}`}>
                <span>
                  {line.after && !line.waitsFor
                    ? afterSigningText(line.after.days, lang)
                    : lineDay(line, lang)}
                </span>
                <span>
                  <bdi>{lineLabel(line, lang)}</bdi>
                </span>
                <Money amount={line.amount} currency={currency} />
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

/** The address of the buyer's page, in the buyer's language. */
function BuyersLink({ quote }: { quote: Quote }) {
  const { quotes: t } = useAdminTexts();
  const path = `${useHref(quote.path)}?lang=${quote.lang}`;
  const link = `${typeof location === 'undefined' ? '' : location.origin}${path}`;
  const copy = useCopyLink();
  if (quote.state !== 'open' || quote.isTaken) return <p className="note">{t.linkGone}</p>;
  const message = encodeURIComponent(t.message[quote.lang](quote.number, link));
  return (
    <div className="quotes-link">
      <TextField label={t.link} hint={t.linkHint} value={link} onChange={() => {}} dir="ltr" isReadOnly />
      <div className="actions">
        <Button icon="copy" onPress={() => void copy(link)}>
          {t.copy}
        </Button>
        <ExternalButton
          icon="whatsapp-logo"
          href={`${quote.phone ? whatsAppHref(quote.phone) : 'https://wa.me/'}?text=${message}`}
          isNewTab
        >
          {t.whatsApp}
        </ExternalButton>
        <ExternalButton icon="printer" href={path} isNewTab>
          {t.open}
        </ExternalButton>
      </div>
    </div>
  );
}

function Withdraw({ quote, isOpen, onClose }: { quote: Quote; isOpen: boolean; onClose: () => void }) {
  const { quotes: t } = useAdminTexts();
  const errorText = useErrorText();
  const withdraw = useWithdrawQuote(quote.id);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.withdrawTitle}
      confirmLabel={t.withdraw}
      pendingLabel={t.withdrawing}
      cancelLabel={t.keep}
      isPending={withdraw.isPending}
      error={withdraw.error ? `${t.withdrawFailed}: ${errorText(withdraw.error)}` : undefined}
      onConfirm={() =>
        withdraw.mutate(undefined, {
          onSuccess: () => {
            onClose();
            showToast({ kind: 'success', title: t.withdrawn });
          },
        })
      }
    >
      {t.withdrawBody}
    </ConfirmDialog>
  );
}
