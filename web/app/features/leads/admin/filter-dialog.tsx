import { FUNNEL_STAGES, LEAD_STAGES } from '@diyar/contract/rules/leads';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { ProjectField } from './lead/interest-fields.tsx';
import { useChannelName } from './lead-name.ts';
import type { LeadParams } from './lead-params.ts';
import { useStaff } from './leads-api.ts';

type Props = { params: LeadParams; isOpen: boolean; onClose: () => void };

/** Every choice applies at once and stands in the address. */
export function FilterDialog({ params, isOpen, onClose }: Props) {
  const { leads: t } = useAdminTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.filter}>
      <DialogBody>
        <Fields params={params} />
      </DialogBody>
      <DialogFooter>
        <Button onPress={params.clear} isDisabled={!params.isFiltered}>
          {t.clearFilters}
        </Button>
        <span className="grow" />
        <Button variant="primary" onPress={onClose}>
          {t.showResults}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function Fields({ params: { view, filter } }: { params: LeadParams }) {
  const { leads: t, words } = useAdminTexts();
  const channelName = useChannelName();
  const staff = useStaff().data ?? [];
  const any = { value: '', label: t.any };
  const known = Object.keys(t.channels);
  const channels = view.channel && !known.includes(view.channel) ? [...known, view.channel] : known;
  return (
    <div className="form-stack">
      <div className="grid-2">
        <Select
          label={t.stage}
          value={view.stage ?? ''}
          onChange={(stage) => filter({ stage })}
          options={[any, ...LEAD_STAGES.map((value) => ({ value, label: words.leadStages[value] }))]}
        />
        <Select
          label={t.reached}
          value={view.reached ?? ''}
          onChange={(reached) => filter({ reached })}
          options={[any, ...FUNNEL_STAGES.map((value) => ({ value, label: words.leadStages[value] }))]}
        />
        <Select
          label={t.owner}
          value={view.owner === null ? '' : String(view.owner)}
          onChange={(owner) => filter({ owner })}
          options={[any, ...staff.map(({ id, name }) => ({ value: String(id), label: name }))]}
        />
        <Select
          label={t.channel}
          value={view.channel}
          onChange={(channel) => filter({ channel })}
          options={[any, ...channels.map((value) => ({ value, label: channelName(value) }))]}
        />
        <Select
          label={t.answered}
          value={view.answered ?? ''}
          onChange={(answered) => filter({ answered })}
          options={[any, ...(['no', 'yes'] as const).map((value) => ({ value, label: t.answers[value] }))]}
        />
        <ProjectField
          id={view.project}
          onChange={(id) => filter({ project: id === null ? null : String(id) })}
        />
        <DateField label={t.since} value={view.since} onChange={(since) => filter({ since })} />
        <DateField label={t.until} value={view.until} onChange={(until) => filter({ until })} />
      </div>
    </div>
  );
}
