import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';

type Props<Data> = {
  title: string;
  note?: ReactNode;
  query: UseQueryResult<Data>;
  /** A section without data is left out. */
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** While nobody knows whether there is anything to count, a section does not announce what may be left out. */
export const IsQuiet = createContext(false);

/** Loads and fails alone. */
export function Section<Data>({ title, note, query, isEmpty, children }: Props<Data>) {
  const { moneyDeskInsights: t } = useAdminTexts();
  const id = useId();
  const isQuiet = useContext(IsQuiet);
  const { data, error } = query;
  if (data === undefined ? isQuiet && error === null : isEmpty(data)) return null;
  return (
    <section className="insights-section" aria-labelledby={id}>
      <header className="section-head">
        <h2 id={id}>{title}</h2>
        {note && <span className="section-note">{note}</span>}
      </header>
      <QueryView query={query} failed={t.failed(title)} skeleton={<Skeleton width="24em" />}>
        {children}
      </QueryView>
    </section>
  );
}
