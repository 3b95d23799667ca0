import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select } from 'react-aria-components/Select';
import { FEATURE_DRAWINGS } from '~/features/projects/feature-drawings.ts';
import { FEATURE_ICONS, type FeatureIcon } from '~/features/projects/feature-icons.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { createIcon } from '~/ui/admin/create-icon.tsx';
import { Icon } from '~/ui/admin/icon.tsx';

const Drawing = createIcon<FeatureIcon>(FEATURE_DRAWINGS);
const NONE = 'none';

const isKnown = (name: string | null): name is FeatureIcon => FEATURE_ICONS.some((icon) => icon === name);

type Props = { label: string; value: string | null; onChange: (icon: string | null) => void };

/** The icon of a feature, chosen by image and name. */
export function FeatureIconPicker({ label, value, onChange }: Props) {
  const { projectEditor: t, projectEditorIcons: names } = useAdminTexts();
  const chosen = isKnown(value) ? value : null;
  return (
    <Select
      aria-label={label}
      selectedKey={chosen ?? NONE}
      onSelectionChange={(key) => onChange(FEATURE_ICONS.find((icon) => icon === key) ?? null)}
    >
      <Button
        className="icon-button icon-button--line"
        aria-label={`${label}: ${chosen ? names[chosen] : t.noIcon}`}
      >
        {chosen ? <Drawing name={chosen} /> : <Icon name="check" className="dim" />}
      </Button>
      <Popover className="popover" placement="bottom start" offset={4}>
        <ListBox className="editor-icons" layout="grid">
          <ListBoxItem id={NONE} textValue={t.noIcon} className="editor-icon">
            <Icon name="check" className="dim" />
          </ListBoxItem>
          {FEATURE_ICONS.map((icon) => (
            <ListBoxItem
              key={icon}
              id={icon}
              textValue={names[icon]}
              aria-label={names[icon]}
              className="editor-icon"
            >
              <span title={names[icon]}>
                <Drawing name={icon} />
              </span>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
