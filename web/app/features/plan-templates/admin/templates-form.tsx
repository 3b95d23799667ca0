import { PLAN_TEMPLATES_MAX } from '@diyar/contract/limits';
import { nameOf } from '@diyar/contract/rules/localized';
import type { PlanStage } from '@diyar/contract/rules/stages';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { NumberField } from '~/ui/admin/fields/number-field.tsx';
import { useReorder } from '~/ui/admin/tables/reorder.ts';
import './plan-templates.css';
import { newTemplate, type TemplateDraft } from './template-draft.ts';
import { TemplateForm } from './template-form.tsx';

/** Of a flat, in dollars; anybody can type another. */
const EXAMPLE = 120_000;

type Props = {
  drafts: TemplateDraft[];
  handoverOn: string | null;
  /** Of the building. */
  stages?: readonly PlanStage[] | undefined;
  onChange: (drafts: TemplateDraft[]) => void;
};

/** All templates of a project, in the order in which they are offered. */
export function TemplatesForm({ drafts, handoverOn, stages = [], onChange }: Props) {
  const { planTemplates: t } = useAdminTexts();
  const { lang } = useLanguage();
  const [amount, setAmount] = useState(EXAMPLE);
  const keys = drafts.map(({ key }) => key);
  const name = (index: number) => {
    const draft = drafts[index];
    return (draft && nameOf(draft, lang)) || t.template(index + 1);
  };
  const reorder = useReorder({
    keys,
    axis: 'block',
    onMove: (key, to) => {
      const moved = drafts.find((draft) => draft.key === key);
      if (moved) onChange(drafts.filter((draft) => draft !== moved).toSpliced(to, 0, moved));
    },
    describe: (key, place) => t.moved(name(keys.indexOf(key)), place + 1, drafts.length),
  });
  const add = (
    <Button icon="plus" onPress={() => onChange([...drafts, newTemplate()])}>
      {t.add}
    </Button>
  );
  if (drafts.length === 0)
    return (
      <EmptyState title={t.empty} action={add}>
        {t.emptyBody}
      </EmptyState>
    );
  return (
    <div className="stack plan-templates">
      <div className="plan-templates-intro">
        <p className="note">{t.intro}</p>
        <NumberField
          label={t.exampleAmount}
          isPlain
          minValue={1}
          value={amount}
          onChange={(value) => setAmount(value ?? EXAMPLE)}
        />
      </div>
      <ul {...reorder.listProps} className="plan-templates-list">
        {drafts.map((template, index) => (
          <TemplateForm
            key={template.key}
            template={template}
            name={name(index)}
            amount={amount}
            today={companyDay()}
            handoverOn={handoverOn}
            stages={stages}
            reorder={reorder.itemOf(template.key)}
            onChange={(changed) => onChange(drafts.with(index, changed))}
            onRemove={() => onChange(drafts.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {reorder.announced}
      </span>
      {drafts.length < PLAN_TEMPLATES_MAX && <p>{add}</p>}
    </div>
  );
}
