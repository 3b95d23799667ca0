import type { BuyerLinkRow, BuyerLinks } from '@diyar/contract/buyer-page';
import { nameOf } from '@diyar/contract/rules/localized';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortMoment } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { usePageUrl } from '~/lib/admin/page-url.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { ExternalButton } from '~/ui/admin/buttons/external-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { buyerChat } from './buyer-message.ts';
import { useBuyerLinks, useGiveAll } from './buyer-page-api.ts';

/** The links of all buyers of a building, and giving those that are missing: docs/product/buyer-page.md. */
export function BuyerLinksScreen({ buildingId }: { buildingId: number }) {
  const { buyerPage: t } = useAdminTexts();
  const { lang } = useLanguage();
  const query = useBuyerLinks(buildingId);
  const [isAsked, setAsked] = useState(false);
  const { data } = query;
  const building = data && nameOf(data.building, lang);
  return (
    <Page
      title={building ? t.allOf(building) : t.all}
      {...(building && { parent: { label: building, to: `/admin/buildings/${buildingId}/floors` } })}
      actions={
        data &&
        data.toGive > 0 && (
          <Button variant="primary" icon="link-simple" onPress={() => setAsked(true)}>
            {t.giveAll}
          </Button>
        )
      }
    >
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="24em" />}>
        {(links) => (
          <>
            {links.items.length === 0 ? (
              <EmptyState title={t.empty}>{t.emptyBody}</EmptyState>
            ) : (
              <Rows links={links} />
            )}
            <GiveAll links={links} isOpen={isAsked} onClose={() => setAsked(false)} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function State({ row: { link, cannot } }: { row: BuyerLinkRow }) {
  const { buyerPage: t } = useAdminTexts();
  if (!link) return <Tag tone="dim">{cannot === 'noPhone' ? t.states.noPhone : t.states.none}</Tag>;
  if (link.isLocked || link.restsUntil) return <Tag tone="clay">{t.states.locked}</Tag>;
  return link.lastOpenedAt ? <Tag tone="ok">{t.states.opened}</Tag> : <Tag tone="line">{t.states.open}</Tag>;
}

function Rows({ links }: { links: BuyerLinks }) {
  const { buyerPage: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const url = usePageUrl();
  const columns: Column<BuyerLinkRow>[] = [
    {
      id: 'buyer',
      header: t.buyer,
      card: 'title',
      skeleton: '10em',
      cell: (row) => (
        <span className="two-lines">
          <Link to={dealPath(row.dealId)}>
            <bdi>{row.name || row.phone}</bdi>
          </Link>
          <small>
            <bdi dir="ltr">{row.units}</bdi>
          </small>
        </span>
      ),
    },
    { id: 'state', header: t.state, skeleton: '6em', cell: (row) => <State row={row} /> },
    {
      id: 'last',
      header: t.last,
      kind: 'time',
      skeleton: '6em',
      cell: ({ link }) =>
        link?.lastOpenedAt ? shortMoment(link.lastOpenedAt, lang, ui) : <EmptyValue label={t.never} />,
    },
    {
      id: 'hand',
      header: t.whatsApp,
      kind: 'actions',
      skeleton: '6em',
      cell: (row) => {
        const chat = row.link && buyerChat(row, url(row.link.path));
        return (
          chat && (
            <ExternalButton href={chat} isNewTab icon="whatsapp-logo" size="s">
              {t.whatsApp}
            </ExternalButton>
          )
        );
      },
    },
  ];
  return (
    <DataTable label={t.all} columns={columns} rows={links.items} rowKey={({ dealId }) => String(dealId)} />
  );
}

/** Says what the press does; what changed since is shown again before anything is given. */
function GiveAll({ links, isOpen, onClose }: { links: BuyerLinks; isOpen: boolean; onClose: () => void }) {
  const { buyerPage: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const give = useGiveAll(links.building.id);
  const { toGive, given, withoutPhone, digest } = links;
  const close = () => {
    give.reset();
    onClose();
  };
  const confirm = () =>
    give.mutate(digest, {
      onSuccess: () => {
        close();
        showToast({ kind: 'success', title: t.gaveAll(toGive) });
      },
    });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      onConfirm={confirm}
      title={t.giveAllTitle(toGive)}
      confirmLabel={t.giveAll}
      pendingLabel={t.giving}
      cancelLabel={ui.cancel}
      isPending={give.isPending}
      error={give.error ? errorText(give.error) : undefined}
    >
      {t.giveAllBody(given, withoutPhone)}
    </ConfirmDialog>
  );
}
