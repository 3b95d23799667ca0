import type { LeadId } from '@diyar/contract/rules/ids';
import { Link } from 'react-router';
import { PathButtons } from '~/features/path/admin/doors/path-buttons.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dealPath, leadPath } from '~/lib/admin/paths.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { useLeadPath } from '../lead-path.ts';
import { useLead } from '../leads-api.ts';
import { NextStep, Stage } from '../parts.tsx';
import './answer.css';
import { AnswerBox, type Question } from './answer-box.tsx';

type Props = {
  leadId: LeadId;
  /** The message that is answered. */
  question: Question;
};

/** Beside a message: how to answer it, and the lead that it belongs to. */
export function MessageLead({ leadId, question }: Props) {
  const { leads: words, leadsAnswers: t, leadsLead } = useAdminTexts();
  const { data: lead, error } = useLead(leadId);
  const pathOf = useLeadPath();
  if (!lead) return error ? <p className="note">{t.leadFailed}</p> : <Skeleton width="12em" />;
  return (
    <>
      <AnswerBox lead={lead} question={question} isOpen />
      <section className="answer-lead" aria-label={t.leadTitle}>
        <header className="section-head section-head--small">
          <h3>{t.leadTitle}</h3>
        </header>
        <dl>
          <div>
            <dt>{words.stage}</dt>
            <dd>
              <Stage stage={lead.stage} />
            </dd>
          </div>
          <div>
            <dt>{leadsLead.nextStep}</dt>
            <dd>
              <NextStep lead={lead} />
            </dd>
          </div>
          <div>
            <dt>{words.owner}</dt>
            <dd>{lead.owner ? <bdi>{lead.owner.name}</bdi> : words.noOwner}</dd>
          </div>
          {lead.deal && (
            <div>
              <dt>{leadsLead.deal}</dt>
              <dd>
                <bdi>{lead.deal.units}</bdi>{' '}
                <Link className="text-button" to={dealPath(lead.deal.id)}>
                  {leadsLead.toDeal}
                </Link>
              </dd>
            </div>
          )}
        </dl>
        <p className="answer-path">
          <PathButtons {...pathOf(lead)} size="s" />
        </p>
        <LinkButton isWide icon="target" to={leadPath(lead.id)}>
          {t.leadOpen}
        </LinkButton>
      </section>
    </>
  );
}
