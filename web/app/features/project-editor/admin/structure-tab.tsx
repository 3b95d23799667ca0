import {
  PROJECT_FACT_NAMES,
  PROJECT_FACTS,
  type ProjectFact,
  type ProjectFactName,
} from '@diyar/contract/rules/project-facts';
import type { ReactNode } from 'react';
import { BuildingPanel } from '~/features/building-setup/admin/building-panel.tsx';
import { PlansPanel } from '~/features/plan-templates/admin/plans-panel.tsx';
import type { EditedProject } from '~/features/project-draft/admin/project.ts';
import { StagesPanel } from '~/features/stages/admin/stages-panel.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { NumberField } from '~/ui/admin/fields/number-field.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { FeaturesEditor } from './features-editor.tsx';
import type { Editor } from './use-editor.ts';

const FACTS = ['floors', 'entrances', 'parking', 'lifts'] as const;

type FactProps = {
  name: ProjectFactName;
  value: string | null;
  error: string | undefined;
  onChange: (value: string | null) => void;
};

function FactField({ name, value, error, onChange }: FactProps) {
  const { words } = useAdminTexts();
  const fact = PROJECT_FACTS[name] as ProjectFact;
  const label = words.projectFacts[name];
  return fact.kind === 'day' ? (
    <DateField label={label} value={value} error={error} onChange={onChange} />
  ) : (
    <TextField
      label={label}
      value={value ?? ''}
      maxLength={fact.max}
      dir="auto"
      error={error}
      onChange={(text) => onChange(text || null)}
    />
  );
}

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
  const factFields = (kind: ProjectFact['kind']) =>
    PROJECT_FACT_NAMES.filter((name) => PROJECT_FACTS[name].kind === kind).map((name) => (
      <FactField
        key={name}
        name={name}
        value={draft[name]}
        error={editor.errorAt(name)}
        onChange={(value) => change((before) => ({ ...before, [name]: value }))}
      />
    ));
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
            {factFields('text')}
          </section>
          <BuildingPanel project={project} />
          <StagesPanel project={project} />
          <PlansPanel project={project} />
          <section className="editor-group">
            <h2>{t.dates}</h2>
            {factFields('day')}
          </section>
        </aside>
      </div>
    </div>
  );
}
