import type { ReactNode } from 'react';
import { BuildingPanel } from '~/features/building-setup/admin/building-panel.tsx';
import { PlansPanel } from '~/features/plan-templates/admin/plans-panel.tsx';
import type { EditedProject } from '~/features/project-draft/admin/project.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { NumberField } from '~/ui/admin/fields/number-field.tsx';
import { FeaturesEditor } from './features-editor.tsx';
import type { Editor } from './use-editor.ts';

const FACTS = ['floors', 'entrances', 'parking', 'lifts'] as const;
const DATES = ['launchDate', 'handoverDate'] as const;

type Props = {
  editor: Editor;
  units: ReactNode;
  /** Null for one that is not saved yet. */
  project: EditedProject | null;
};

/** The second tab: the units over the whole width, below them features, the building and its dates. */
export function StructureTab({ editor, units, project }: Props) {
  const { projectEditor: t } = useAdminTexts();
  const { draft, change } = editor;
  return (
    <div className="stack">
      {units}
      <div className="columns editor-columns">
        <FeaturesEditor
          features={draft.features}
          onChange={(features) => change((before) => ({ ...before, features }))}
          errorAt={editor.errorAt}
        />
        <aside className="stack side-rail editor-rail" aria-label={t.building}>
          <section className="editor-group">
            <h2>{t.building}</h2>
            <div className="editor-facts">
              {FACTS.map((fact) => (
                <NumberField
                  key={fact}
                  label={t.facts[fact]}
                  value={draft.building[fact] ?? Number.NaN}
                  minValue={0}
                  error={editor.errorAt(`building.${fact}`)}
                  onChange={(value) =>
                    change((before) => ({ ...before, building: { ...before.building, [fact]: value } }))
                  }
                />
              ))}
            </div>
          </section>
          <BuildingPanel project={project} />
          <PlansPanel project={project} />
          <section className="editor-group">
            <h2>{t.dates}</h2>
            {DATES.map((date) => (
              <DateField
                key={date}
                label={t[date]}
                value={draft[date]}
                error={editor.errorAt(date)}
                onChange={(value) => change((before) => ({ ...before, [date]: value }))}
              />
            ))}
          </section>
        </aside>
      </div>
    </div>
  );
}
