import type { LeadDetail } from '@diyar/contract/leads';
import { isOpenStage, OPEN_LEAD_STAGES } from '@diyar/contract/rules/leads';
import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment } from '~/lib/admin/dates.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useMay } from '~/lib/session/holder.ts';
import { useSession } from '~/lib/session/session.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { useChannelName, useLeadName } from '../lead-name.ts';
import { useStaff } from '../leads-api.ts';
import { NextStep } from '../parts.tsx';
import type { LeadChanges } from '../use-lead-changes.ts';
import { InterestDialog } from './interest-dialog.tsx';
import { InterestLine } from './interest-line.tsx';
import { NextStepForm } from './next-step-form.tsx';

type Props = { lead: LeadDetail; changes: LeadChanges; onTake: () => void };

/** Stage, next step, interest, owner, source, first answer. */
export function LeadFacts({ lead, changes, onTake }: Props) {
  const { leadsLead: t, leads } = useAdminTexts();
  const [isInterest, setInterest] = useState(false);
  return (
    <>
      <dl className="lead-details-facts">
        <div>
          <dt>{leads.stage}</dt>
          <dd>
            {isOpenStage(lead.stage) ? (
              <StageControl lead={lead} changes={changes} />
            ) : (
              <Closed lead={lead} changes={changes} />
            )}
          </dd>
        </div>
        {isOpenStage(lead.stage) && <StepRow lead={lead} changes={changes} />}
        <div>
          <dt>{t.interest}</dt>
          <dd className="lead-details-editable">
            <InterestLine lead={lead} />
            <IconButton
              icon="pencil-simple"
              size="s"
              label={t.editInterest}
              onPress={() => setInterest(true)}
            />
          </dd>
        </div>
        <div>
          <dt>{leads.owner}</dt>
          <dd className="lead-details-editable">
            <Owner lead={lead} changes={changes} onTake={onTake} />
          </dd>
        </div>
        <div>
          <dt>{leads.channel}</dt>
          <dd>
            <Source lead={lead} />
          </dd>
        </div>
        <div>
          <dt>{t.firstAnswer}</dt>
          <dd>
            <FirstAnswer lead={lead} />
          </dd>
        </div>
        {lead.deal && (
          <div>
            <dt>{t.deal}</dt>
            <dd className="lead-details-editable">
              <bdi>{lead.deal.units}</bdi>
              <Link className="text-button" to={dealPath(lead.deal.id)}>
                {t.toDeal}
              </Link>
            </dd>
          </div>
        )}
      </dl>
      <InterestDialog lead={lead} changes={changes} isOpen={isInterest} onClose={() => setInterest(false)} />
    </>
  );
}

/** The arrow keys move the focus only; Enter chooses, because every choice is saved at once. */
function StageControl({ lead, changes }: Omit<Props, 'onTake'>) {
  const { leads: t, words } = useAdminTexts();
  const at = isOpenStage(lead.stage) ? OPEN_LEAD_STAGES.indexOf(lead.stage) : -1;
  return (
    <ToggleButtonGroup
      aria-label={t.stage}
      className="lead-details-stages"
      disallowEmptySelection
      selectedKeys={[lead.stage]}
      onSelectionChange={(keys) => {
        const stage = OPEN_LEAD_STAGES.find((one) => keys.has(one));
        if (stage && stage !== lead.stage) changes.update({ lead, patch: { stage }, shown: { stage } });
      }}
    >
      {OPEN_LEAD_STAGES.map((stage, n) => (
        <ToggleButton key={stage} id={stage} className="lead-details-stage" data-passed={n < at || undefined}>
          {words.leadStages[stage]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Where it stood before it was lost. */
const stageBefore = ({ timeline }: LeadDetail) => {
  const lost = timeline.find((event) => event.kind === 'stage' && event.to === 'lost');
  const from = lost?.kind === 'stage' ? lost.from : null;
  return OPEN_LEAD_STAGES.find((stage) => stage === from) ?? 'contacted';
};

function Closed({ lead, changes }: Omit<Props, 'onTake'>) {
  const { leadsLead: t, words } = useAdminTexts();
  const nameOf = useLeadName();
  if (lead.stage === 'won')
    return (
      <span className="two-lines">
        <strong>{t.closedWon}</strong>
        <small>{t.wonNote}</small>
      </span>
    );
  const reopen = () => {
    const stage = stageBefore(lead);
    changes.update(
      { lead, patch: { stage }, shown: { stage, lostReason: null, lostNote: '', closedAt: null } },
      { onSuccess: () => showToast({ kind: 'success', title: t.reopened(nameOf(lead)) }) },
    );
  };
  return (
    <div className="lead-details-editable">
      <span className="two-lines">
        <strong>{t.closedLost}</strong>
        <small>{lead.lostReason && words.lostReasons[lead.lostReason]}</small>
        {lead.lostNote && <small dir="auto">{lead.lostNote}</small>}
      </span>
      <Button size="s" icon="arrow-u-up-left" onPress={reopen}>
        {t.reopen}
      </Button>
    </div>
  );
}

function StepRow({ lead, changes }: Omit<Props, 'onTake'>) {
  const { leads, leadsLead: t } = useAdminTexts();
  const [isEditing, setEditing] = useState(false);
  const none = { nextStep: '', nextOn: null };
  const done = () =>
    changes.update(
      { lead, patch: none, shown: { ...none, isOverdue: false } },
      {
        onSuccess: () => {
          const step = { nextStep: lead.nextStep, nextOn: lead.nextOn };
          showToast({
            kind: 'success',
            title: t.stepDoneToast,
            detail: lead.nextStep,
            action: {
              label: t.undo,
              isUndo: true,
              run: () => changes.update({ lead, patch: step, shown: { ...step, isOverdue: lead.isOverdue } }),
            },
          });
        },
      },
    );
  const isSet = lead.nextStep !== '' || lead.nextOn !== null;
  return (
    <div>
      <dt>{t.nextStep}</dt>
      <dd>
        {isEditing ? (
          <NextStepForm lead={lead} changes={changes} onDone={() => setEditing(false)} />
        ) : isSet ? (
          <span className="lead-details-editable">
            <NextStep lead={lead} />
            <Button size="s" icon="check" onPress={done}>
              {t.stepDone}
            </Button>
            <IconButton icon="pencil-simple" size="s" label={t.editStep} onPress={() => setEditing(true)} />
          </span>
        ) : (
          <Button size="s" icon="plus" onPress={() => setEditing(true)}>
            {leads.setStep}
          </Button>
        )}
      </dd>
    </div>
  );
}

function Owner({ lead, changes, onTake }: Props) {
  const { leads: t } = useAdminTexts();
  const take = (
    <Button variant="primary" size="s" onPress={onTake}>
      {t.take}
    </Button>
  );
  const mayGive = useMay()('leadAssignment');
  const now = useSession();
  const staff = useStaff().data ?? [];
  if (!mayGive) {
    const isMine = now.status === 'signedIn' && lead.owner?.id === now.user.id;
    return (
      <>
        <span className={lead.owner ? undefined : 'dim'}>
          <bdi>{lead.owner?.name ?? t.noOwner}</bdi>
        </span>{' '}
        {!lead.owner && take}
        {isMine && (
          <Button
            size="s"
            onPress={() => changes.update({ lead, patch: { ownerId: null }, shown: { owner: null } })}
          >
            {t.giveBack}
          </Button>
        )}
      </>
    );
  }
  const all = lead.owner && !staff.some(({ id }) => id === lead.owner?.id) ? [lead.owner, ...staff] : staff;
  const give = (value: string) => {
    const owner = all.find(({ id }) => String(id) === value) ?? null;
    if (owner?.id === lead.owner?.id) return;
    changes.update({ lead, patch: { ownerId: owner?.id ?? null }, shown: { owner } });
  };
  return (
    <>
      <Select
        label={t.owner}
        isLabelHidden
        value={lead.owner ? String(lead.owner.id) : 'nobody'}
        onChange={give}
        options={[
          { value: 'nobody', label: t.noOwner },
          ...all.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {!lead.owner && take}
    </>
  );
}

function Source({ lead }: { lead: LeadDetail }) {
  const { leadsLead: t } = useAdminTexts();
  const channelName = useChannelName();
  const more = [
    [t.campaign, [lead.campaign, lead.medium].filter(Boolean).join(' / ')],
    [t.referrer, lead.referrer],
    [t.landing, lead.landing],
  ].filter(([, value]) => value !== '');
  return (
    <span className="two-lines">
      <bdi>{channelName(lead.channel)}</bdi>
      {more.map(([what, value]) => (
        <small key={what}>
          {what} <bdi dir="ltr">{value}</bdi>
        </small>
      ))}
    </span>
  );
}

function FirstAnswer({ lead }: { lead: LeadDetail }) {
  const { leadsLead: t } = useAdminTexts();
  const { lang } = useLanguage();
  if (lead.answeredAt === null) return <span className="dim">{t.notAnswered}</span>;
  return (
    <span className="two-lines">
      <time dateTime={lead.answeredAt}>{fullMoment(lead.answeredAt, lang)}</time>
      {lead.answerMinutes !== null && <small>{t.answerAfter(lead.answerMinutes)}</small>}
    </span>
  );
}
