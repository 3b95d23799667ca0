import { INBOX_TABS, PHONE_FILTERS } from '@diyar/contract/rules/inbox';
import { useSearchParams } from 'react-router';
import { anId, anyText, oneOf, useListParams } from '~/lib/admin/list-params.ts';
import type { InboxView } from './messages-api.ts';

const [ALL, ...TABS] = INBOX_TABS;
const [ANY, ...PHONES] = PHONE_FILTERS;
const FILTERS = {
  tab: oneOf(TABS),
  phone: oneOf(PHONES),
  sender: anyText,
  answered: oneOf(['no']),
  channel: anyText,
};

/** The state of the inbox from its address, with the open message: `?tab=unread&phone=has&q=…&open=12`. */
export function useInboxParams() {
  const list = useListParams(FILTERS);
  const [params] = useSearchParams();
  const { tab, phone, sender, answered, channel, q, page } = list.view;
  // in the order of the first call of the route
  const view: InboxView = {
    tab: tab ?? ALL,
    phone: phone ?? ANY,
    sender: sender ?? undefined,
    answered: answered ?? undefined,
    channel: channel ?? undefined,
    q,
    page,
  };
  const openId = anId(params.get('open') ?? '');
  return {
    ...list,
    view,
    openId,
    /** The back button closes an opened message, as on a phone where it covers the list. */
    open: (id: number) => list.change({ open: String(id) }, { isVisit: openId === null }),
    close: () => list.change({ open: null }),
  };
}

export type InboxParams = ReturnType<typeof useInboxParams>;
