import { INBOX_TABS, PHONE_FILTERS } from '@diyar/contract/rules/inbox';
import { useSearchParams } from 'react-router';
import { useListParams } from '~/lib/admin/list-params.ts';
import type { InboxView } from './messages-api.ts';

const oneOf = <T extends string>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise;

/** The state of the inbox from its address, with the open message: `?tab=unread&phone=has&q=…&open=12`. */
export function useInboxParams() {
  const { q, page, setQ, setPage, change } = useListParams();
  const [params] = useSearchParams();
  const view: InboxView = {
    tab: oneOf(INBOX_TABS, params.get('tab'), 'all'),
    phone: oneOf(PHONE_FILTERS, params.get('phone'), 'any'),
    sender: params.get('sender') ?? undefined,
    answered: params.get('answered') === 'no' ? 'no' : undefined,
    channel: params.get('channel') ?? undefined,
    q,
    page,
  };
  const openId = Math.trunc(Number(params.get('open'))) || null;
  const isFiltered =
    view.tab !== 'all' ||
    view.phone !== 'any' ||
    q !== '' ||
    [view.sender, view.answered, view.channel].some((filter) => filter !== undefined);
  return {
    view,
    openId,
    isFiltered,
    setQ,
    setPage,
    filter: (next: Partial<Record<'tab' | 'phone' | 'sender' | 'answered' | 'channel', string | null>>) =>
      change({ ...next, page: null }),
    clear: () =>
      change({ tab: null, phone: null, sender: null, answered: null, channel: null, q: null, page: null }),
    /** The back button closes an opened message, as on a phone where it covers the list. */
    open: (id: number) => change({ open: String(id) }, { isVisit: openId === null }),
    close: () => change({ open: null }),
  };
}

export type InboxParams = ReturnType<typeof useInboxParams>;
