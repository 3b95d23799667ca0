import { momentText } from '@diyar/contract/rules/dates';
import type { PersonId } from '@diyar/contract/rules/ids';
import { usePerson } from '~/features/who-is-who/admin/person-api.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useLanguage } from '~/lib/language.tsx';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { MergedNotice } from './merged-notice.tsx';
import { PersonDetails } from './person-details.tsx';
import { PersonMenu } from './person-menu.tsx';

const LIST = '/admin/persons';

/** The details of one person in each of its states: docs/product/persons.md. */
export function PersonScreen({ id }: { id: PersonId }) {
  const { persons: t } = useAdminTexts();
  const { lang } = useLanguage();
  const query = usePerson(id);
  const { data, error } = query;
  const isMissing = !data && error instanceof ApiError && error.status === 404;
  const since = (at: string) => momentText(at, lang, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Page
      title={isMissing ? t.notFound : data ? data.name || data.phone || t.unnamed : t.title}
      parent={{ label: t.title, to: LIST }}
      sub={data && t.since(since(data.createdAt))}
      actions={data && <PersonMenu person={data} />}
    >
      {isMissing ? (
        <EmptyState title={t.notFound} action={<LinkButton to={LIST}>{t.title}</LinkButton>}>
          {t.notFoundBody}
        </EmptyState>
      ) : (
        <QueryView query={query} failed={t.loadOneFailed} skeleton={<Skeleton width="16em" />}>
          {(person) => (
            <>
              <MergedNotice person={person} askedFor={id} />
              <PersonDetails key={person.id} person={person} />
            </>
          )}
        </QueryView>
      )}
    </Page>
  );
}
