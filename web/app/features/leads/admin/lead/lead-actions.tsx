import type { LeadDetail } from '@diyar/contract/leads';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { apartmentPath, newQuotePath } from '~/lib/admin/paths.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';

/** What usually comes next: a viewing, a quote, a hold. The forms there begin with the person's name and phone. */
export function LeadActions({ lead, onPlan }: { lead: LeadDetail; onPlan: () => void }) {
  const { leadsLead: t } = useAdminTexts();
  const { project, unit, person } = lead;
  const buyer = { buyer: { personId: person.id, name: person.name, phone: person.phone } };
  const no = unit?.apartmentNo ?? null;
  const blocked =
    !project || !unit
      ? t.unitFirst
      : unit.status !== 'available'
        ? t.unitTaken
        : no === null
          ? t.noFloors
          : null;
  return (
    <>
      <Button variant="primary" icon="calendar-plus" onPress={onPlan}>
        {t.plan}
      </Button>
      {project && no !== null && blocked === null ? (
        <>
          <LinkButton icon="file-text" to={newQuotePath(project.id, no)} state={buyer}>
            {t.quote}
          </LinkButton>
          <LinkButton icon="timer" to={apartmentPath(project, no)} state={buyer}>
            {t.hold}
          </LinkButton>
        </>
      ) : (
        <>
          <Button icon="file-text" disabledReason={blocked ?? t.unitFirst}>
            {t.quote}
          </Button>
          <Button icon="timer" disabledReason={blocked ?? t.unitFirst}>
            {t.hold}
          </Button>
        </>
      )}
    </>
  );
}
