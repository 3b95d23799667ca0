import { INBOX_TABS, PHONE_FILTERS } from '@diyar/contract/rules/inbox';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useSearchText } from '~/lib/admin/list-params.ts';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { ClearFilters } from '~/ui/admin/tables/clear-filters.tsx';
import { Count } from '~/ui/admin/values/tag.tsx';
import type { InboxParams } from './inbox-params.ts';

/** Tabs with the unread count, search, the phone filter and Clear. */
export function InboxTools({ params, unread }: { params: InboxParams; unread: number | undefined }) {
  const { messages: t } = useAdminTexts();
  const { view, filter } = params;
  const [text, setText] = useSearchText(view.q, params.setQ);
  return (
    <div className="toolbar">
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
      <SearchField label={t.search} value={text} onChange={setText} />
      <span className="inbox-filter">
        <span aria-hidden="true">{t.phone}</span>
        <Select
          label={t.phone}
          isLabelHidden
          value={view.phone}
          onChange={(phone) => filter({ phone: phone === 'any' ? null : phone })}
          options={PHONE_FILTERS.map((value) => ({ value, label: t.phones[value] }))}
        />
      </span>
      <ClearFilters text={text} setText={setText} params={params} />
    </div>
  );
}
