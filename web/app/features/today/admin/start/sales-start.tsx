import type { Today } from '@diyar/contract/today';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ReleasedHolds } from '~/features/buildings/admin/released-holds/released-holds.tsx';
import { AddLead } from '~/features/leads/admin/lead/add-lead.tsx';
import { useOverdueOfMine } from '~/features/leads/admin/leads-api.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { leadPath } from '~/lib/admin/paths.ts';
import { useSession } from '~/lib/session/session.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Agenda } from '../agenda.tsx';
import { useToday } from '../today-api.ts';
import { MyLeads, MyMonth } from './my-leads.tsx';
import { AgreedQuote, EndingHold, LateStep, Unowned } from './sales-needs.tsx';
import { StartPage } from './start-page.tsx';

/** SALES: docs/product/sign-in-and-roles.md#start-of-sales */
export function SalesStart() {
  const { todayStart: t, today } = useAdminTexts();
  const query = useToday();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  return (
    <StartPage
      actions={
        <Button variant="primary" icon="plus" className="start-add" onPress={() => setAdding(true)}>
          {t.addLead}
        </Button>
      }
    >
      <QueryView query={query} failed={today.loadFailed} skeleton={<Skeleton width="24em" />}>
        {(data) => (
          <div className="stack">
            <ReleasedHolds />
            <Needs data={data} />
            <MyLeads stages={data.mine.stages} />
          </div>
        )}
      </QueryView>
      {query.data && (
        <div className="stack">
          <Agenda today={query.data} isSection />
          <MyMonth month={query.data.mine.month} />
        </div>
      )}
      <AddLead
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdded={(id) => void navigate(leadPath(id))}
      />
    </StartPage>
  );
}

/** Leads that nobody has, then quotes that their buyers accepted, then holds that end, then the reader's own late steps. */
function Needs({ data: { day, newLeads, agreed, holds, overdue } }: { data: Today }) {
  const { todayStart: t, today } = useAdminTexts();
  const now = useSession();
  const userId = now.status === 'signedIn' ? now.user.id : null;
  const { data: late = 0 } = useOverdueOfMine(userId);
  const steps = overdue.items.filter(({ owner }) => owner?.id === userId);
  const total = (newLeads.total > 0 ? 1 : 0) + agreed.total + holds.total + Math.max(late, steps.length);
  return (
    <section aria-labelledby="start-needs">
      <header className="section-head">
        <h2 id="start-needs">{t.needsYou}</h2>
        {total > 0 && <span className="section-note">{formatNumber(total)}</span>}
      </header>
      {total === 0 ? (
        <EmptyState title={today.calm}>{t.calmSales}</EmptyState>
      ) : (
        <ol className="start-needs">
          {newLeads.items[0] && <Unowned leads={newLeads} oldest={newLeads.items[0]} />}
          {agreed.items.map((quote) => (
            <AgreedQuote key={quote.quoteId} quote={quote} />
          ))}
          {holds.items.map((hold) => (
            <EndingHold key={hold.dealId} hold={hold} day={day} />
          ))}
          {steps.map((lead) => (
            <LateStep key={lead.id} lead={lead} day={day} />
          ))}
        </ol>
      )}
    </section>
  );
}
