import type { Lead, StaffRef } from '@diyar/contract/leads';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { buttonClass, Inside } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { useStaff } from './leads-api.ts';
import type { LeadChanges } from './use-lead-changes.ts';
import type { Selection } from './use-selection.ts';

type Props = {
  /** The rows of this page. */
  leads: readonly Lead[];
  selection: Selection;
  changes: LeadChanges;
};

/** What can be done with the chosen rows. Those that somebody else changed meanwhile stay chosen. */
export function BulkBar({ leads, selection, changes }: Props) {
  const { leads: t } = useAdminTexts();
  const chosen = leads.filter(({ id }) => selection.has(id));
  const assign = (owner: StaffRef | null) =>
    changes.assign(
      { leads: chosen, owner },
      { onSuccess: ({ stale }) => selection.keep(stale.map(({ id }) => id)) },
    );
  if (chosen.length === 0) return null;
  return (
    <section className="leads-bulk" aria-label={t.selectedLabel}>
      <IconButton icon="x" size="s" label={t.clearSelection} onPress={selection.clear} />
      <Checkbox
        aria-label={t.selectAll}
        isSelected={chosen.length === leads.length}
        isIndeterminate={chosen.length < leads.length}
        onChange={(isOn) =>
          selection.change(
            leads.map(({ id }) => id),
            isOn,
          )
        }
      />
      <strong role="status">{t.selected(chosen.length)}</strong>
      <span className="grow" />
      <AssignMenu onAssign={assign} />
    </section>
  );
}

function AssignMenu({ onAssign }: { onAssign: (owner: StaffRef | null) => void }) {
  const { leads: t, ui } = useAdminTexts();
  const { data: staff, error } = useStaff();
  // until the names are there 'nobody' would be the first, where a quick press expects a colleague
  const isWaiting = !staff && !error;
  return (
    <MenuTrigger>
      <AriaButton className={buttonClass({ variant: 'primary' })}>
        <Inside icon="user">{t.assign}</Inside>
      </AriaButton>
      <Popover className="popover" placement="bottom end" offset={4}>
        <Menu className="popover-list" aria-label={t.assign}>
          {(staff ?? []).map((one) => (
            <MenuItem
              key={one.id}
              id={one.id}
              textValue={one.name}
              className="popover-item"
              onAction={() => onAssign(one)}
            >
              <bdi>{one.name}</bdi>
            </MenuItem>
          ))}
          {error && !staff && (
            <MenuItem id="failed" textValue={t.staffFailed} isDisabled className="popover-item">
              {t.staffFailed}
            </MenuItem>
          )}
          {isWaiting ? (
            <MenuItem key="waiting" id="waiting" textValue={ui.loading} isDisabled className="popover-item">
              {ui.loading}
            </MenuItem>
          ) : (
            <MenuItem
              key="nobody"
              id="nobody"
              textValue={t.nobody}
              className="popover-item"
              onAction={() => onAssign(null)}
            >
              {t.nobody}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
