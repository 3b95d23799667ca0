import { FEATURES_MAX } from '@diyar/contract/limits';
import type { FeatureDraft } from '~/features/project-draft/admin/project.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { useReorder } from '~/ui/admin/tables/reorder.ts';
import { FeatureRow } from './feature-row.tsx';

type Props = {
  features: FeatureDraft[];
  onChange: (features: FeatureDraft[]) => void;
  errorAt: (path: string) => string | undefined;
};

/** The bilingual list of features, in the order of the page. */
export function FeaturesEditor({ features, onChange, errorAt }: Props) {
  const { projectEditor: t } = useAdminTexts();
  const keys = features.map(({ key }) => key);
  const nameOf = (index: number) => features[index]?.en || features[index]?.ar || t.feature(index + 1);
  const reorder = useReorder({
    keys,
    axis: 'block',
    onMove: (key, to) => {
      const moved = features.find((feature) => feature.key === key);
      if (moved) onChange(features.filter((feature) => feature !== moved).toSpliced(to, 0, moved));
    },
    describe: (key, place) => t.moved(nameOf(keys.indexOf(key)), place + 1, features.length),
  });
  return (
    <section>
      <header className="section-head">
        <h2>{t.features}</h2>
      </header>
      {features.length === 0 && <p className="note">{t.noFeatures}</p>}
      <ul {...reorder.listProps}>
        {features.map((feature, index) => (
          <FeatureRow
            key={feature.key}
            feature={feature}
            index={index}
            name={nameOf(index)}
            reorder={reorder.itemOf(feature.key)}
            errorAt={errorAt}
            onChange={(changed) => onChange(features.with(index, changed))}
            onRemove={() => onChange(features.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {reorder.announced}
      </span>
      {features.length < FEATURES_MAX && (
        <TextButton
          icon="plus"
          className="editor-feature-add"
          onPress={() => onChange([...features, { key: newKey(), en: '', ar: '', icon: null }])}
        >
          {t.addFeature}
        </TextButton>
      )}
    </section>
  );
}
