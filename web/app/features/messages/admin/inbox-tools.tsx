import type { Message } from '@diyar/contract/messages';
import { INBOX_TABS, PHONE_FILTERS } from '@diyar/contract/rules/inbox';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useChannelName } from '~/features/leads/admin/lead-name.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { ListTools } from '~/ui/admin/lists/list-tools.tsx';
import { Count } from '~/ui/admin/values/tag.tsx';
import type { InboxParams } from './inbox-params.ts';

type Props = { params: InboxParams; unread: number | undefined; messages: readonly Message[] | undefined };

/** Tabs with the unread count, search, filters by phone, answer and source, and Clear. */
export function InboxTools(props: Props) {
  return (
    <>
      <Tools {...props} />
      <Sources {...props} />
    </>
  );
}

/** The sources of what is shown, and the chosen one. */
function Sources({ params: { view, filter }, messages = [] }: Props) {
  const { messages: t } = useAdminTexts();
  const channelName = useChannelName();
  const found = new Set([...messages.map(({ channel }) => channel), view.channel ?? ''].filter(Boolean));
  if (found.size < 2 && view.channel === undefined) return null;
  return (
    <fieldset className="inbox-sources" aria-label={t.sources}>
      <span className="dim">{t.sources}</span>
      {[...found].sort().map((channel) => (
        <ToggleButton
          key={channel}
          className="inbox-source"
          isSelected={view.channel === channel}
          onChange={(isOn) => filter({ channel: isOn ? channel : null })}
        >
          <bdi>{channelName(channel)}</bdi>
        </ToggleButton>
      ))}
    </fieldset>
  );
}

function Tools({ params, unread }: Props) {
  const { messages: t } = useAdminTexts();
  const { view, filter } = params;
  return (
    <ListTools
      list={params}
      search={t.search}
      before={
        <Segmented
          label={t.show}
          value={view.tab}
          onChange={(tab) => filter({ tab: tab === 'all' ? null : tab })}
          options={INBOX_TABS.map((tab) => ({
            value: tab,
            label: (
              <>
                {t.tabs[tab]}
                {tab === 'unread' && unread !== undefined && unread > 0 && (
                  <Count value={unread} label={t.unread(unread)} />
                )}
              </>
            ),
          }))}
        />
      }
    >
      <Select
        className="inbox-choice"
        label={t.phone}
        value={view.phone}
        onChange={(phone) => filter({ phone: phone === 'any' ? null : phone })}
        options={PHONE_FILTERS.map((value) => ({ value, label: t.phones[value] }))}
      />
      <ToggleButton
        className="inbox-source"
        isSelected={view.answered === 'no'}
        onChange={(isOn) => filter({ answered: isOn ? 'no' : null })}
      >
        {t.onlyUnanswered}
      </ToggleButton>
    </ListTools>
  );
}
