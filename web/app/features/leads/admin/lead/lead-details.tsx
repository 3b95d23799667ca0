import type { LeadDetail } from '@diyar/contract/leads';
import type { LeadId } from '@diyar/contract/rules/ids';
import { nameOf } from '@diyar/contract/rules/localized';
import { Link } from 'react-router';
import { KnownHead } from '~/features/who-is-who/admin/known-head.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { leadSearch, personPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TelLink } from '~/ui/admin/values/tel-link.tsx';
import { AnswerBox, type Question } from '../answers/answer-box.tsx';
import { useLeadName } from '../lead-name.ts';
import { Stage } from '../parts.tsx';
import type { LeadChanges } from '../use-lead-changes.ts';
import { Composer } from './composer.tsx';
import { LeadFacts } from './lead-facts.tsx';
import './lead-details.css';
import { Timeline } from './timeline.tsx';

type Props = {
  lead: LeadDetail;
  changes: LeadChanges;
  onTake: () => void;
  onOpen: (id: LeadId) => void;
  onPlan: () => void;
};

/** One lead: the person, where it stands, what to do next, how to answer, and what happened. */
export function LeadDetails({ lead, changes, onTake, onOpen, onPlan }: Props) {
  const { leadsLead: t } = useAdminTexts();
  return (
    <>
      <Head lead={lead} />
      <LeadFacts lead={lead} changes={changes} onTake={onTake} />
      <AnswerBox lead={lead} question={lastQuestion(lead)} />
      <OtherLeads lead={lead} onOpen={onOpen} />
      <section className="lead-details-happened">
        <header className="section-head section-head--small">
          <h3>{t.timeline}</h3>
          <span className="section-note">{t.newestFirst}</span>
        </header>
        <Composer lead={lead.id} of={`lead ${lead.id}`} />
        <Timeline lead={lead} onPlan={onPlan} />
      </section>
    </>
  );
}

function lastQuestion({ timeline }: LeadDetail): Question | undefined {
  const last = timeline.find((event) => event.kind === 'message');
  return last && { ...last, isViewing: last.source === 'viewing' };
}

/** As the person's page has it; the next step of the lead itself stands below. */
function Head({ lead }: { lead: LeadDetail }) {
  const { leadsLead: t } = useAdminTexts();
  const shown = useLeadName()(lead);
  return (
    <div className="lead-details-person">
      <KnownHead id={lead.person.id} isNarrow exceptNextOf={lead.id} isWithOthers>
        <h2>
          <Link to={personPath(lead.person.id)} title={t.toPerson}>
            <bdi>{shown}</bdi>
          </Link>
        </h2>
        {lead.person.phone && <TelLink phone={lead.person.phone} />}
      </KnownHead>
      {lead.email && (
        <a className="text-button" href={`mailto:${lead.email}`} dir="ltr">
          {lead.email}
        </a>
      )}
    </div>
  );
}

function OtherLeads({ lead, onOpen }: { lead: LeadDetail; onOpen: (id: LeadId) => void }) {
  const { leads: words, leadsLead: t } = useAdminTexts();
  const { lang } = useLanguage();
  if (lead.otherLeads.length === 0) return null;
  return (
    <section>
      <header className="section-head section-head--small">
        <h3>{t.otherLeads}</h3>
      </header>
      <ul className="lead-details-others">
        {lead.otherLeads.map((other) => (
          <li key={other.id}>
            <Link
              to={{ search: leadSearch(other.id) }}
              onClick={(event) => {
                event.preventDefault();
                onOpen(other.id);
              }}
            >
              <bdi>{other.project ? nameOf(other.project, lang) : words.generalQuestion}</bdi>
            </Link>
            <Stage stage={other.stage} />
          </li>
        ))}
      </ul>
    </section>
  );
}
