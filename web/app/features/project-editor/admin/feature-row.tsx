import { LINE_MAX } from '@diyar/contract/limits';
import type { FeatureDraft } from '~/features/project-draft/admin/project.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { BilingualField } from '~/ui/admin/fields/bilingual-field.tsx';
import { MoveHandle } from '~/ui/admin/tables/move-handle.tsx';
import type { ReorderItem } from '~/ui/admin/tables/reorder.ts';
import { FeatureIconPicker } from './icons/feature-icon-picker.tsx';

type Props = {
  feature: FeatureDraft;
  index: number;
  name: string;
  reorder: ReorderItem;
  errorAt: (path: string) => string | undefined;
  onChange: (feature: FeatureDraft) => void;
  onRemove: () => void;
};

export function FeatureRow({ feature, index, name, reorder, errorAt, onChange, onRemove }: Props) {
  const { projectEditor: t } = useAdminTexts();
  const side = (lang: 'en' | 'ar') => ({
    name: `features.${index}.${lang}`,
    value: feature[lang],
    onChange: (value: string) => onChange({ ...feature, [lang]: value }),
    error: errorAt(`features.${index}.${lang}`),
  });
  return (
    <li className="editor-feature" {...reorder.itemProps}>
      <MoveHandle item={reorder} variant="plain" label={t.moveFeature(name)} earlier={t.up} later={t.down} />
      <FeatureIconPicker
        label={t.featureIcon(index + 1)}
        value={feature.icon}
        onChange={(icon) => onChange({ ...feature, icon })}
      />
      <BilingualField
        label={t.feature(index + 1)}
        isLabelHidden
        en={side('en')}
        ar={side('ar')}
        maxLength={LINE_MAX}
      />
      <IconButton icon="x" size="s" label={t.removeFeature(name)} onPress={onRemove} />
    </li>
  );
}
