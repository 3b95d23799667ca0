import type { FirstSteps as Steps } from '@diyar/contract/first-steps';
import { type FirstStep, isSkippable } from '@diyar/contract/rules/first-steps';
import { inLanguage, nameOf } from '@diyar/contract/rules/localized';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayOfMoment } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useSession } from '~/lib/session/session.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import './first-steps.css';
import { useFolded } from './use-folded.ts';

type Facts = Steps['facts'];

/** Where each is done: the first of the projects, where one is asked for. */
function pathOf(key: FirstStep, { nearest }: Facts): string {
  const project = nearest ? `/admin/projects/${nearest.id}` : null;
  return {
    company: '/admin/company',
    logo: '/admin/company/brand',
    place: '/admin/company/place',
    users: '/admin/users',
    project: project ? '/admin/projects' : '/admin/projects/new',
    units: project ? `${project}/import` : '/admin/projects/new',
    deals: '/admin/moving-in',
    hours: '/admin/company',
    plans: project ? `${project}/plans` : '/admin/projects/new',
    live: project ? `${project}/edit` : '/admin/projects/new',
  }[key];
}

/** What is true of a step that is done; else what it is good for. */
function useSaid(facts: Facts) {
  const { firstSteps: t, projects } = useAdminTexts();
  const { lang } = useLanguage();
  const names = facts.projects
    .map((project) => nameOf(project, lang, projects.untitled))
    .join(lang === 'ar' ? '، ' : ', ');
  const further = facts.projectCount - facts.projects.length;
  const done: Record<FirstStep, string> = {
    company: inLanguage(facts.companyName.en, facts.companyName.ar, lang),
    logo: t.states.done,
    place: t.states.done,
    users: t.people(facts.people, facts.signedIn),
    project: further > 0 ? t.furtherProjects(names, further) : names,
    units: t.units(facts.units, facts.withoutPrice),
    deals: t.states.done,
    hours: t.states.done,
    plans: t.states.done,
    live: t.liveDone,
  };
  return (key: FirstStep, isDone: boolean) => (isDone ? done[key] : t.gains[key]);
}

/** The first steps of a company. Ticked by what is true in the data; folded and unfolded by each user. */
export function FirstSteps({ data: { steps, facts } }: { data: Steps }) {
  const { firstSteps: t } = useAdminTexts();
  const session = useSession();
  const [isFolded, fold] = useFolded(session.status === 'signedIn' ? session.user.id : null);
  const next = steps.find(({ state }) => state === 'open')?.key ?? null;
  const count = (state: Steps['steps'][number]['state']) =>
    steps.filter((step) => step.state === state).length;
  return (
    <section className="first-steps">
      <header className="section-head">
        <h2>{t.title}</h2>
        <span className="section-note">
          {t.progress(count('done'), steps.length, count('skipped'))}
          {isFolded && next && ` · ${t.next(t.titles[next])}`}
        </span>
        <Button size="s" variant="quiet" aria-expanded={!isFolded} onPress={() => fold(!isFolded)}>
          {isFolded ? t.unfold : t.fold}
        </Button>
      </header>
      {!isFolded && (
        <>
          <ol className="first-steps-list">
            {steps.map((step) => (
              <Step key={step.key} step={step} facts={facts} isNext={step.key === next} />
            ))}
          </ol>
          <p className="note">{t.note}</p>
        </>
      )}
    </section>
  );
}

type StepProps = { step: Steps['steps'][number]; facts: Facts; isNext: boolean };

function Step({ step: { key, state, skipped }, facts, isNext }: StepProps) {
  const { firstSteps: t } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const said = useSaid(facts);
  const skip = useWrite({
    mutationFn: (isSkipped: boolean) =>
      api('PUT /admin/first-steps/{step}', { params: { step: key }, body: { isSkipped } }),
    onError: (error) => showToast({ kind: 'failure', title: t.failed, detail: errorText(error) }),
  });
  const title = t.titles[key];
  const to = pathOf(key, facts);
  return (
    <li className="first-steps-step" data-state={isNext ? 'next' : state}>
      {state === 'done' ? <Icon name="check-circle" /> : <span className="first-steps-mark" />}
      <span className="two-lines">
        <strong>
          {title}{' '}
          <Tag tone={isNext ? 'olive' : state === 'done' ? 'ok' : 'dim'}>
            {t.states[isNext ? 'next' : state]}
          </Tag>
        </strong>
        <small>
          {skipped ? t.skippedBy(dayOfMoment(skipped.at, lang), skipped.by) : said(key, state === 'done')}
        </small>
      </span>
      <span className="first-steps-actions">
        {state === 'skipped' ? (
          <Button size="s" isPending={skip.isPending} onPress={() => skip.mutate(false)}>
            {t.takeUp}
          </Button>
        ) : (
          <LinkButton size="s" variant={isNext ? 'primary' : 'quiet'} to={to}>
            {state === 'done' ? t.open : t.actions[key]}
          </LinkButton>
        )}
        {state === 'open' && isSkippable(key) && (
          <Button
            size="s"
            variant="quiet"
            aria-label={t.skipOf(title)}
            isPending={skip.isPending}
            onPress={() => skip.mutate(true)}
          >
            {t.skip}
          </Button>
        )}
      </span>
    </li>
  );
}
