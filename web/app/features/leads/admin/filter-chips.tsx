import { nameOf } from '@diyar/contract/rules/localized';
import { useProjectOf } from '~/features/viewings/admin/viewings-api.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { useChannelName } from './lead-name.ts';
import type { FilterName, LeadParams } from './lead-params.ts';
import { useStaff } from './leads-api.ts';

/** The filters in use, each with a button that removes it. */
export function FilterChips({ params }: { params: LeadParams }) {
  const { leads: t } = useAdminTexts();
  const { inUse, filter } = params;
  if (inUse.length === 0) return null;
  return (
    <div className="leads-chips">
      {inUse.map((name) => (
        <span key={name} className="leads-chip">
          <ChipText name={name} params={params} />
          <IconButton
            icon="x"
            size="s"
            label={t.removeChip(t[name])}
            onPress={() => filter({ [name]: null })}
          />
        </span>
      ))}
      <TextButton onPress={params.clear}>{t.clearFilters}</TextButton>
    </div>
  );
}

function ChipText({ name, params: { view } }: { name: FilterName; params: LeadParams }) {
  const { leads: t, words } = useAdminTexts();
  const { lang } = useLanguage();
  const channelName = useChannelName();
  if (name === 'project') return <ProjectChip id={view.project ?? 0} />;
  if (name === 'owner') return <OwnerChip id={view.owner ?? 0} />;
  const value = {
    stage: view.stage && words.leadStages[view.stage],
    reached: view.reached && words.leadStages[view.reached],
    channel: channelName(view.channel),
    since: view.since && shortDay(view.since, lang),
    until: view.until && shortDay(view.until, lang),
    answered: view.answered && t.answers[view.answered],
  }[name];
  return t.chip(t[name], value ?? '');
}

function ProjectChip({ id }: { id: number }) {
  const { leads: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { data } = useProjectOf(id);
  return t.chip(t.project, data ? nameOf(data, lang) : '…');
}

function OwnerChip({ id }: { id: number }) {
  const { leads: t } = useAdminTexts();
  const owner = useStaff().data?.find((one) => one.id === id);
  return t.chip(t.owner, owner?.name ?? '…');
}
