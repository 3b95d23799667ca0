import { STAGES_MAX } from '@diyar/contract/limits';
import { nameOf } from '@diyar/contract/rules/localized';
import { USUAL_STAGES } from '@diyar/contract/rules/stage-words';
import type { BuildingStages } from '@diyar/contract/stages';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Switch } from '~/ui/admin/fields/switch.tsx';
import { useReorder } from '~/ui/admin/tables/reorder.ts';
import { CopyStages } from './copy-stages.tsx';
import { newStage, type StageDraft, type StagesDraft } from './stage-draft.ts';
import { StageRow } from './stage-row.tsx';

type Props = {
  projectId: number;
  saved: BuildingStages;
  draft: StagesDraft;
  isDirty: boolean;
  onChange: (draft: StagesDraft) => void;
};

/** All stages of a building, in their order. */
export function StagesForm({ projectId, saved, draft, isDirty, onChange }: Props) {
  const { stages: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { stages } = draft;
  const next = saved.items.find(({ reachedOn }) => reachedOn === null)?.id;
  const keys = stages.map(({ key }) => key);
  const change = (changed: StageDraft[]) => onChange({ ...draft, stages: changed });
  const name = (index: number) => {
    const stage = stages[index];
    return (stage && nameOf(stage, lang)) || t.stage(index + 1);
  };
  const reorder = useReorder({
    keys,
    axis: 'block',
    onMove: (key, to) => {
      const moved = stages.find((stage) => stage.key === key);
      if (moved) change(stages.filter((stage) => stage !== moved).toSpliced(to, 0, moved));
    },
    describe: (key, place) => t.moved(name(keys.indexOf(key)), place + 1, stages.length),
  });
  const add = (
    <Button icon="plus" onPress={() => change([...stages, newStage()])}>
      {t.add}
    </Button>
  );
  if (stages.length === 0)
    return (
      <EmptyState
        title={t.empty}
        action={
          <span className="stages-begin">
            <Button variant="primary" onPress={() => change(USUAL_STAGES.map(newStage))}>
              {t.usual}
            </Button>
            {add}
            <CopyStages projectId={projectId} onCopy={(names) => change(names.map(newStage))} />
          </span>
        }
      >
        {t.emptyBody}
      </EmptyState>
    );
  return (
    <div className="stack stages">
      <ul {...reorder.listProps} className="stages-list">
        {stages.map((stage, index) => (
          <StageRow
            key={stage.key}
            projectId={projectId}
            draft={stage}
            saved={saved.items.find(({ id }) => id === stage.id) ?? null}
            name={name(index)}
            isDirty={isDirty}
            isNext={stage.id !== null && stage.id === next}
            reorder={reorder.itemOf(stage.key)}
            onChange={(changed) => change(stages.with(index, changed))}
            onRemove={() => change(stages.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {reorder.announced}
      </span>
      {stages.length < STAGES_MAX && <p>{add}</p>}
      <section className="stages-site">
        <h2>{t.onTheSite}</h2>
        <Switch
          isSelected={draft.showsProgress}
          onChange={(showsProgress) => onChange({ ...draft, showsProgress })}
        >
          {t.showsProgress}
        </Switch>
        <p className="note">{t.showsProgressHelp}</p>
      </section>
    </div>
  );
}
