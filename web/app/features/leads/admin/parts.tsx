import type { Lead } from '@diyar/contract/leads';
import { isOpenStage, type LeadStage, OPEN_LEAD_STAGES } from '@diyar/contract/rules/leads';
import { labelOf, nameOf } from '@diyar/contract/rules/localized';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { daysBetween, dayWords } from './days.ts';
import './leads.css';

/** The stage as a word, with a dot for each stage it has passed. */
export function Stage({ stage }: { stage: LeadStage }) {
  const { words } = useAdminTexts();
  const passed = isOpenStage(stage) ? OPEN_LEAD_STAGES.indexOf(stage) + 1 : 0;
  return (
    <span className="leads-stage">
      {passed > 0 ? (
        <span className="leads-dots" aria-hidden="true">
          {OPEN_LEAD_STAGES.map((one, at) => (
            <i key={one} data-passed={at < passed || undefined} />
          ))}
        </span>
      ) : (
        <Icon name={stage === 'won' ? 'check-circle' : 'x'} />
      )}
      {words.leadStages[stage]}
    </span>
  );
}

/** Project and unit on two lines. */
export function Interest({ lead: { project, unit } }: { lead: Pick<Lead, 'project' | 'unit'> }) {
  const { leads: t } = useAdminTexts();
  const { lang } = useLanguage();
  if (!project) return <span className="dim">{t.generalQuestion}</span>;
  return (
    <span className="two-lines">
      <bdi className="clip">{nameOf(project, lang)}</bdi>
      <small>{unit ? <bdi>{labelOf(unit, lang)}</bdi> : t.noUnit}</small>
    </span>
  );
}

type Step = Pick<Lead, 'nextStep' | 'nextOn' | 'isOverdue'>;

/** When the next step is due: 'Today', or how late it is in words with a clock. */
export function DueLine({ lead: { nextOn, isOverdue } }: { lead: Step }) {
  const { leads: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  if (nextOn === null) return null;
  const today = companyDay();
  const late = daysBetween(nextOn, today);
  if (isOverdue && late > 0)
    return (
      <span className="leads-late">
        <Icon name="clock" />
        {t.late(late)}
      </span>
    );
  return <small className="leads-due">{dayWords(nextOn, today, lang, { ...ui, ...t })}</small>;
}

/** What is to be done next, and by when. */
export function NextStep({ lead }: { lead: Step }) {
  const { leads: t } = useAdminTexts();
  if (lead.nextStep === '' && lead.nextOn === null) return <span className="dim">{t.noStep}</span>;
  return (
    <span className="two-lines">
      {lead.nextStep && (
        <span className="clip" dir="auto">
          {lead.nextStep}
        </span>
      )}
      <DueLine lead={lead} />
    </span>
  );
}
