import type { Building, TrackedUnit } from '@diyar/contract/buildings';
import type { Payment, PaymentList } from '@diyar/contract/payments';
import { dirOf, type Lang } from '@diyar/contract/rules/language';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { useTrackerTitle } from '../buildings/building-heading.tsx';
import { apartmentsOf, useFloors } from '../lacasa-api.ts';
import { usePayments } from '../payments/payments-api.ts';
import { useTracker } from '../tracker.ts';
import './document.css';
import '~/ui/admin/paper/print.css';

/** `building` is null where LaCasa is the only one. */
export type DocumentData = {
  apartment: TrackedUnit;
  building: Building | null;
  payments: Payment[];
  lang: Lang;
};

type Props = { title: string; children: (data: DocumentData) => ReactNode };

/** A document for the holder, in the holder's language; printing leaves out the back office. */
export function DocumentPage({ title, children }: Props) {
  const { lacasa, lacasaDashboard: t, ui } = useAdminTexts();
  const language = useLanguage();
  const [lang, setLang] = useState<Lang>(language.lang);
  const id = Number(useParams().id);
  const query = useFloors();
  const { pages } = useTracker();
  const floorsTitle = useTrackerTitle('floors', query.data?.building);
  const apartment = query.data && apartmentsOf(query.data.floors).find((one) => one.id === id);
  return (
    <Page
      title={apartment ? `${title} ${apartment.label}` : title}
      parent={{ label: floorsTitle, to: `${pages}/floors?apartment=${id}` }}
      actions={
        <Button variant="primary" icon="printer" onPress={() => window.print()}>
          {t.print}
        </Button>
      }
    >
      <div className="document-tools" data-no-print>
        <Segmented
          label={t.language}
          value={lang}
          onChange={setLang}
          options={[
            { value: 'ar', label: ui.arabic },
            { value: 'en', label: ui.english },
          ]}
        />
      </div>
      <QueryView query={query} failed={lacasa.loadFailed} skeleton={<Skeleton width="20em" />}>
        {({ building }) =>
          apartment?.reserved ? (
            <Paper apartment={apartment} lang={lang}>
              {({ items }) => children({ apartment, building, payments: items, lang })}
            </Paper>
          ) : (
            <EmptyState title={apartment ? t.notReserved : lacasa.gone} />
          )
        }
      </QueryView>
    </Page>
  );
}

type PaperProps = { apartment: TrackedUnit; lang: Lang; children: (list: PaymentList) => ReactNode };

function Paper({ apartment, lang, children }: PaperProps) {
  const { lacasaPayments: t } = useAdminTexts();
  const query = usePayments(apartment);
  return (
    <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
      {(list) => (
        <article className="document" lang={lang} dir={dirOf(lang)}>
          {children(list)}
        </article>
      )}
    </QueryView>
  );
}
