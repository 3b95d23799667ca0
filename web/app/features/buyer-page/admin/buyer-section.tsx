import type { BuyerLink } from '@diyar/contract/buyer-page';
import type { DealId } from '@diyar/contract/rules/ids';
import { moneyText } from '@diyar/contract/rules/money-text';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortMoment } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useCopyLink } from '~/lib/admin/use-copy-link.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useMay } from '~/lib/session/holder.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { ExternalButton } from '~/ui/admin/buttons/external-button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { Menu } from '~/ui/admin/overlays/menu.tsx';
import { buyerChat } from './buyer-message.ts';
import './buyer-section.css';
import { usePageUrl } from '~/lib/admin/page-url.ts';
import { useBuyerLink, useGiveLink, useRenewLink, useWithdrawLink } from './buyer-page-api.ts';
import { TellButton, useTellableName } from './tell-button.tsx';

/** On the account: the link of the deal's buyers, when it was opened, what there is to tell: docs/product/buyer-page.md. */
export function BuyerSection({ dealId }: { dealId: DealId }) {
  return useMay()('money') ? <OfDeal dealId={dealId} /> : null;
}

function OfDeal({ dealId }: { dealId: DealId }) {
  const { data } = useBuyerLink(dealId);
  if (!data || (data.cannot === 'notTheirs' && data.link === null)) return null;
  return <Shown buyer={data} />;
}

function Shown({ buyer }: { buyer: BuyerLink }) {
  const { buyerPage: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const give = useGiveLink(buyer.dealId);
  const { link, othersSince, cannot } = buyer;
  const press = () =>
    give.mutate(undefined, {
      onError: (error) => showToast({ kind: 'failure', title: t.failed, detail: errorText(error) }),
    });
  return (
    <section className="buyer-section" aria-labelledby="h-buyer-page">
      <header className="section-head section-head--small account-head">
        <h2 id="h-buyer-page">{t.title}</h2>
      </header>
      {link ? (
        <Given buyer={buyer} link={link} />
      ) : (
        <>
          {othersSince && <p className="note">{t.others(shortMoment(othersSince, lang, ui))}</p>}
          <p className="note">{cannot === 'noPhone' ? t.noPhone : t.none}</p>
          {cannot === null && (
            <p className="row">
              <Button icon="link-simple" isPending={give.isPending} pendingLabel={t.giving} onPress={press}>
                {t.give}
              </Button>
            </p>
          )}
        </>
      )}
      {buyer.tell.length > 0 && <Tell buyer={buyer} />}
    </section>
  );
}

function Given({ buyer, link }: { buyer: BuyerLink; link: NonNullable<BuyerLink['link']> }) {
  const { buyerPage: t, ledger, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const copy = useCopyLink();
  const url = usePageUrl()(link.path);
  const [asks, setAsks] = useState<'renew' | 'withdraw' | null>(null);
  const chat = buyerChat(buyer, url);
  const moment = (at: string) => shortMoment(at, lang, ui);
  return (
    <>
      {link.isLocked ? (
        <Notice>{t.locked}</Notice>
      ) : (
        link.restsUntil && <Notice>{t.rests(moment(link.restsUntil))}</Notice>
      )}
      <p className="note">
        {link.lastOpenedAt ? t.opened(link.openings, moment(link.lastOpenedAt)) : t.never}
        {' · '}
        {t.given(moment(link.givenAt), link.givenBy ?? '')}
        {link.wrongTries > 0 && ` · ${t.wrong(link.wrongTries)}`}
      </p>
      <div className="row">
        {chat && (
          <ExternalButton href={chat} isNewTab icon="whatsapp-logo">
            {t.whatsApp}
          </ExternalButton>
        )}
        <Button icon="copy" onPress={() => void copy(url)}>
          {t.copy}
        </Button>
        <Menu
          label={ledger.more}
          entries={[
            { id: 'see', label: t.see, onAction: () => void window.open(url, '_blank', 'noreferrer') },
            { id: 'renew', label: t.renew, onAction: () => setAsks('renew') },
            { id: 'withdraw', label: t.withdraw, onAction: () => setAsks('withdraw') },
          ]}
        />
      </div>
      <End buyer={buyer} how={asks} onClose={() => setAsks(null)} />
    </>
  );
}

type EndProps = { buyer: BuyerLink; how: 'renew' | 'withdraw' | null; onClose: () => void };

function End({ buyer, how, onClose }: EndProps) {
  const { buyerPage: t } = useAdminTexts();
  const errorText = useErrorText();
  const renew = useRenewLink(buyer.dealId);
  const withdraw = useWithdrawLink(buyer.dealId);
  const write = how === 'withdraw' ? withdraw : renew;
  const close = () => {
    renew.reset();
    withdraw.reset();
    onClose();
  };
  const confirm = () =>
    write.mutate(undefined, {
      onSuccess: () => {
        close();
        if (how) showToast({ kind: 'success', title: t.done[how] });
      },
    });
  return (
    <ConfirmDialog
      isOpen={how !== null}
      onClose={close}
      onConfirm={confirm}
      title={how === 'withdraw' ? t.withdrawTitle : t.renewTitle}
      confirmLabel={how === 'withdraw' ? t.withdraw : t.renew}
      pendingLabel={t.working}
      isPending={write.isPending}
      error={write.error ? errorText(write.error) : undefined}
    >
      {(how === 'withdraw' ? t.withdrawBody : t.renewBody)(buyer.name || buyer.phone)}
    </ConfirmDialog>
  );
}

/** A receipt, a stage, a payment of this week, a cheque that came back: handed to WhatsApp with the link. */
function Tell({ buyer }: { buyer: BuyerLink }) {
  const { buyerPage: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const nameOf = useTellableName();
  const { dealId: id, name, phone, link } = buyer;
  return (
    <ul className="buyer-section-tell">
      {buyer.tell.map((about) => (
        <li key={`${about.what} ${about.subject}`}>
          <span className="two-lines">
            <span>
              {nameOf(about)} · <bdi dir="ltr">{moneyText(about.amount, about.currency)}</bdi>
            </span>
            {about.toldAt && <small className="dim">{t.told(shortMoment(about.toldAt, lang, ui))}</small>}
          </span>
          {link && <TellButton buyer={{ id, name, phone }} path={link.path} about={about} isText />}
        </li>
      ))}
    </ul>
  );
}
