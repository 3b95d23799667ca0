import { TIMELINE_GROUPS, type TimelineEntry } from '@diyar/contract/person-timeline';
import { companyDay } from '@diyar/contract/rules/dates';
import type { PersonId } from '@diyar/contract/rules/ids';
import { Fragment, type ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { LoadError } from '~/ui/admin/feedback/load-error.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Entry } from './entry.tsx';
import { Filters } from './filters.tsx';
import './person-timeline.css';
import { useTimeline } from './use-timeline.ts';

type Props = {
  id: PersonId;
  /** What can be done with an entry. */
  menuOf?: (entry: TimelineEntry) => ReactNode;
  /** Between the title and the list: a note to add. */
  children?: ReactNode;
};

const yearOf = ({ at }: TimelineEntry) => companyDay(new Date(at)).slice(0, 4);

/** All that happened with a person, by years, newest first; narrowed by the address. */
export function Timeline({ id, menuOf, children }: Props) {
  const { personsTimeline: t } = useAdminTexts();
  const list = useListParams({ of: oneOf(TIMELINE_GROUPS) });
  const { of } = list.view;
  const query = useTimeline(id, of);
  const last = query.data?.pages.at(-1);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const years = [...Map.groupBy(items, yearOf)];
  return (
    <section className="person-timeline">
      <header className="section-head">
        <h2>{t.title}</h2>
      </header>
      {children}
      {last && <Filters counts={last.counts} of={of} onChange={(next) => list.filter({ of: next })} />}
      {!last &&
        (query.isError ? (
          <LoadError
            title={t.failed}
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Skeleton width="100%" />
        ))}
      {last && items.length === 0 && <EmptyState title={t.empty}>{t.emptyBody}</EmptyState>}
      {years.map(([year, entries]) => (
        <Fragment key={year}>
          <h3>{year}</h3>
          <ol>
            {entries.map((entry) => (
              <Entry key={`${entry.kind} ${entry.id}`} entry={entry} menu={menuOf?.(entry)} />
            ))}
          </ol>
        </Fragment>
      ))}
      {last && query.hasNextPage && (
        <TextButton
          icon="caret-down"
          isDisabled={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage
            ? t.loading
            : t.more(last.total - items.length, companyDay(new Date(last.since ?? 0)).slice(0, 4))}
        </TextButton>
      )}
    </section>
  );
}
