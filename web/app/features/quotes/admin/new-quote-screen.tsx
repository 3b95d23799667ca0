import type { TrackedUnit } from '@diyar/contract/buildings';
import { companyDay } from '@diyar/contract/rules/dates';
import { nameOf } from '@diyar/contract/rules/localized';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { usePlanProblem } from '~/features/ledger/admin/forms/plan-lines.tsx';
import { toPay } from '~/features/ledger/admin/forms/terms.ts';
import { TermsFields } from '~/features/ledger/admin/forms/terms-fields.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useBuyer } from '~/lib/admin/buyer.ts';
import { quotedIn } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { numberParam } from '~/lib/search-params.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Form, FormProblems } from '~/ui/admin/form/form.tsx';
import { FormCards } from '~/ui/admin/form/form-cards.tsx';
import { FormDay } from '~/ui/admin/form/form-day.tsx';
import { FormPerson } from '~/ui/admin/form/form-person.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { UnsavedChanges } from '~/ui/admin/overlays/unsaved-changes.tsx';
import { ChooseUnit } from './choose-unit.tsx';
import { KnownPerson } from './known-person.tsx';
import { QuoteUnits } from './quote-units.tsx';
import './quotes.css';
import { type BuildingUnits, useBuildingUnits } from './quotes-api.ts';
import { useQuoteForm } from './use-quote-form.ts';

/** How long a quote holds unless said otherwise. */
const VALID_DAYS = 14;
const DAY_MS = 86_400_000;

/** /admin/quotes/new?building=&unit=, from the sheet of a free unit; without one it asks for it. */
export function NewQuoteScreen() {
  const { quotes: t } = useAdminTexts();
  const { search } = useLocation();
  const [buildingId, no] = [numberParam(search, 'building'), quotedIn(search)];
  const query = useBuildingUnits(buildingId);
  const home = query.data?.units.find(({ id }) => id === no);
  return (
    <Page title={home ? t.newFor(home.label) : t.newTitle} parent={{ label: t.title, to: '/admin/quotes' }}>
      {buildingId === null || no === null ? (
        <ChooseUnit buildingId={buildingId} />
      ) : (
        <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
          {(data) =>
            home ? <QuoteForm key={home.id} home={home} {...data} /> : <ChooseUnit buildingId={buildingId} />
          }
        </QueryView>
      )}
    </Page>
  );
}

function QuoteForm({ building, units, home }: BuildingUnits & { home: TrackedUnit }) {
  const { quotes: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const navigate = useNavigate();
  const today = companyDay();
  const state = useQuoteForm({
    buildingId: building.id,
    home,
    units,
    validUntil: companyDay(Date.now() + VALID_DAYS * DAY_MS),
    lang,
    buyer: useBuyer(),
  });
  const { form, made, terms, problems, ids } = state;
  // after the render that has nothing unsaved any more, or leaving would be asked about
  useEffect(() => {
    if (made) void navigate(`/admin/quotes/${made.id}`, { replace: true });
  }, [made, navigate]);
  const planProblem = usePlanProblem();
  const total = toPay(terms, ids);
  const blocked =
    home.status !== 'available'
      ? (home.status === 'withdrawn' ? t.unitWithdrawn : t.unitTaken)(home.label)
      : total <= 0
        ? t.priceMissing
        : (planProblem(terms.plan, total, terms.currency) ?? undefined);
  // in the order in which they were chosen, as they are printed
  const priced = ids.flatMap((one) => units.find(({ id }) => id === one) ?? []);
  return (
    <Form form={form} className="quotes-form form-stack">
      <UnsavedChanges when={form.isUnsaved && !made} name={home.label} />
      <FormProblems form={form} />
      <p className="note">
        <bdi>{nameOf(building, lang)}</bdi> · {t.hint}{' '}
        <Link to={`?building=${building.id}`}>{t.anotherUnit}</Link>
      </p>
      <section className="form-stack">
        <header className="section-head section-head--small">
          <h2>{t.buyer}</h2>
        </header>
        <FormPerson
          of={form}
          name="name"
          phone="phone"
          phoneHint={t.phoneHint}
          isPair
          chooser={(fill) => <KnownPerson onChoose={fill} />}
        />
        <FormCards
          of={form}
          name="lang"
          options={[
            { value: 'ar', label: ui.arabic },
            { value: 'en', label: ui.english },
          ]}
        />
      </section>
      <section className="form-stack">
        <header className="section-head section-head--small">
          <h2>{t.priceAndPlan}</h2>
        </header>
        <QuoteUnits units={units} home={home} value={state.further} onChange={state.changeFurther} />
        <TermsFields
          terms={terms}
          onTerms={state.setTerms}
          units={priced}
          problems={problems}
          buildingId={building.id}
          today={today}
          labelsIn={form.watch('lang')}
          hint={null}
        />
      </section>
      <section className="form-stack">
        <FormDay of={form} name="validUntil" hint={t.validHint} />
        <FormText of={form} name="note" />
      </section>
      <div className="row">
        <SaveButton type="submit" status={form.status} disabledReason={blocked}>
          {t.make}
        </SaveButton>
        <LinkButton to="/admin/quotes">{ui.cancel}</LinkButton>
      </div>
    </Form>
  );
}
