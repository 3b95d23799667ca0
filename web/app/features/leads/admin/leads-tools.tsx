import type { LeadList } from '@diyar/contract/leads';
import { LEADS_COUNTED } from '@diyar/contract/limits';
import { LEAD_TABS } from '@diyar/contract/rules/leads';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { ListTools } from '~/ui/admin/lists/list-tools.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import type { LeadParams } from './lead-params.ts';

type Props = { params: LeadParams; tabs: LeadList['tabs'] | undefined };

/** More than what is counted is said so. */
export function useCount() {
  const { leads: t } = useAdminTexts();
  return (count: number) => (count > LEADS_COUNTED ? t.moreThan(LEADS_COUNTED) : formatNumber(count));
}

/** Tabs with counts, search, filters; the address of all that can be copied. */
export function LeadsTools({ params, tabs }: Props) {
  const { leads: t } = useAdminTexts();
  const { view, filter, inUse } = params;
  const [isFiltering, setFiltering] = useState(false);
  const countText = useCount();
  const copy = async () => {
    try {
      const address = new URL(location.href);
      address.searchParams.delete('lead');
      // exists only on https and on localhost
      await navigator.clipboard.writeText(address.href);
      showToast({ kind: 'success', title: t.linkCopied });
    } catch {
      showToast({ kind: 'failure', title: t.copyFailed });
    }
  };
  return (
    <>
      <ListTools
        list={params}
        search={t.search}
        className="leads-tools"
        before={
          <div className="leads-tabs">
            <Segmented
              label={t.which}
              value={view.tab}
              onChange={(tab) => filter({ tab: tab === 'all' ? null : tab })}
              options={LEAD_TABS.map((tab) => ({
                value: tab,
                label: (
                  <>
                    {t.tabs[tab]}
                    {tabs && <i className="leads-count">{countText(tabs[tab])}</i>}
                  </>
                ),
              }))}
            />
          </div>
        }
        after={
          <>
            <Button icon="funnel-simple" className="leads-filter" onPress={() => setFiltering(true)}>
              {inUse.length > 0 ? t.filterOn(inUse.length) : t.filter}
            </Button>
            <IconButton icon="link-simple" label={t.copyLink} onPress={() => void copy()} />
          </>
        }
      />
      <FilterChips params={params} />
      <FilterDialog params={params} isOpen={isFiltering} onClose={() => setFiltering(false)} />
    </>
  );
}
