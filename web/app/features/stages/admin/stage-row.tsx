import { NAME_MAX } from '@diyar/contract/limits';
import type { Stage } from '@diyar/contract/stages';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay, shortDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useMay } from '~/lib/session/holder.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { BilingualField } from '~/ui/admin/fields/bilingual-field.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { MoveHandle } from '~/ui/admin/tables/move-handle.tsx';
import type { ReorderItem } from '~/ui/admin/tables/reorder.ts';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { ReachDialog } from './reach-dialog.tsx';
import { isNamed, type StageDraft } from './stage-draft.ts';
import { StagePictures } from './stage-pictures.tsx';

type Props = {
  projectId: number;
  draft: StageDraft;
  /** As it is stored; null while it is new. */
  saved: Stage | null;
  /** 'Stage 2' until it has a name. */
  name: string;
  isDirty: boolean;
  /** The first that is not reached. */
  isNext: boolean;
  reorder: ReorderItem;
  onChange: (draft: StageDraft) => void;
  onRemove: () => void;
};

/** One stage: names, the planned day, whether it is reached, its pictures. */
export function StageRow({
  projectId,
  draft,
  saved,
  name,
  isDirty,
  isNext,
  reorder,
  onChange,
  onRemove,
}: Props) {
  const { stages: t } = useAdminTexts();
  const [isReaching, setReaching] = useState(false);
  const mayTell = useMay()('money');
  const used = saved ? saved.usedBy.lines : 0;
  return (
    <li {...reorder.itemProps} className="stages-item box">
      <header className="stages-head">
        <MoveHandle item={reorder} variant="plain" label={t.move(name)} earlier={t.earlier} later={t.later} />
        <h2>{name}</h2>
        {saved && <State saved={saved} />}
        <IconButton icon="trash" size="s" variant="danger" label={t.remove(name)} onPress={onRemove} />
      </header>
      <div className="stages-fields">
        <BilingualField
          label={t.name}
          maxLength={NAME_MAX}
          en={{ value: draft.nameEn, onChange: (nameEn) => onChange({ ...draft, nameEn }) }}
          ar={{ value: draft.nameAr, onChange: (nameAr) => onChange({ ...draft, nameAr }) }}
        />
        <DateField
          label={t.planned}
          isOptional
          value={draft.plannedOn}
          onChange={(plannedOn) => onChange({ ...draft, plannedOn })}
        />
      </div>
      {!isNamed(draft) && (
        <p className="problem">
          <Icon name="warning-circle" />
          {t.nameRequired}
        </p>
      )}
      {saved && (
        <div className="stages-foot">
          <Button
            size="s"
            variant={isNext ? 'primary' : undefined}
            aria-label={saved.reachedOn === null ? t.reachOf(name) : t.takeBackOf(name)}
            disabledReason={isDirty ? t.saveFirst : undefined}
            onPress={() => setReaching(true)}
          >
            {saved.reachedOn === null ? t.reach : t.takeBack}
          </Button>
          {saved.reachedOn !== null && used > 0 && mayTell && (
            <LinkButton size="s" to={`/admin/stages/${saved.id}/letters`} label={t.lettersOf(name)}>
              {t.letters}
            </LinkButton>
          )}
          {used > 0 && <span className="note">{t.lines(used)}</span>}
          <StagePictures projectId={projectId} stage={saved} name={name} />
        </div>
      )}
      {saved && isReaching && (
        <ReachDialog projectId={projectId} stage={saved} name={name} onClose={() => setReaching(false)} />
      )}
    </li>
  );
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Reached on its day, or not; how far from what was planned. */
function State({ saved: { reachedOn, plannedOn } }: { saved: Stage }) {
  const { stages: t } = useAdminTexts();
  const { lang } = useLanguage();
  const late = plannedOn === null ? 0 : daysBetween(plannedOn, reachedOn ?? companyDay());
  return (
    <span className="stages-state">
      {reachedOn === null ? (
        late > 0 ? (
          <Tag tone="clay">{t.behind(late)}</Tag>
        ) : (
          <span className="dim">{t.notYet}</span>
        )
      ) : (
        <>
          <Tag tone="ok" icon="check">
            {t.reached} {shortDay(reachedOn, lang)}
          </Tag>
          {late !== 0 && <small className="dim">{late > 0 ? t.lateBy(late) : t.early(-late)}</small>}
        </>
      )}
    </span>
  );
}
