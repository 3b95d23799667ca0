import { CHEQUES_MAX, NAME_MAX, PLAN_STEPS_MAX } from '@diyar/contract/limits';
import { nameOf } from '@diyar/contract/rules/localized';
import { PLAN_STEPS } from '@diyar/contract/rules/plans';
import { DAYS_AFTER_MAX, type PlanStage } from '@diyar/contract/rules/stages';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { BilingualField } from '~/ui/admin/fields/bilingual-field.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { NumberField } from '~/ui/admin/fields/number-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { MoveHandle } from '~/ui/admin/tables/move-handle.tsx';
import type { ReorderItem } from '~/ui/admin/tables/reorder.ts';
import {
  addedStep,
  isComplete,
  isWhole,
  restOf,
  type StepDraft,
  type TemplateDraft,
} from './template-draft.ts';
import { TemplatePreview } from './template-preview.tsx';

type Props = {
  template: TemplateDraft;
  /** 'Plan 2' until it has a name. */
  name: string;
  amount: number;
  today: string;
  handoverOn: string | null;
  stages: readonly PlanStage[];
  reorder: ReorderItem;
  onChange: (template: TemplateDraft) => void;
  onRemove: () => void;
};

/** One template: names, steps whose percents make 100, and the plan they make of the example. */
export function TemplateForm({ template, name, reorder, onChange, onRemove, ...example }: Props) {
  const { planTemplates: t } = useAdminTexts();
  const { steps } = template;
  const isNamed = template.nameEn.trim() !== '' && template.nameAr.trim() !== '';
  return (
    <li {...reorder.itemProps} className="plan-templates-item box">
      <header className="plan-templates-head">
        <MoveHandle item={reorder} variant="plain" label={t.move(name)} earlier={t.earlier} later={t.later} />
        <h2>{name}</h2>
        <IconButton icon="trash" size="s" variant="danger" label={t.remove(name)} onPress={onRemove} />
      </header>
      <div className="plan-templates-body">
        <div className="plan-templates-fields">
          <BilingualField
            label={t.name}
            isRequired
            maxLength={NAME_MAX}
            en={{
              value: template.nameEn,
              onChange: (nameEn) => onChange({ ...template, nameEn }),
            }}
            ar={{
              value: template.nameAr,
              onChange: (nameAr) => onChange({ ...template, nameAr }),
            }}
          />
          <ol className="plan-templates-steps">
            {steps.map((step, index) => (
              <StepRow
                key={step.key}
                step={step}
                stages={example.stages}
                number={index + 1}
                onChange={(changed) => onChange({ ...template, steps: steps.with(index, changed) })}
                onRemove={
                  steps.length > 1
                    ? () => onChange({ ...template, steps: steps.toSpliced(index, 1) })
                    : undefined
                }
              />
            ))}
          </ol>
          <div className="plan-templates-foot">
            {steps.length < PLAN_STEPS_MAX && (
              <TextButton
                icon="plus"
                onPress={() => onChange({ ...template, steps: [...steps, addedStep(steps)] })}
              >
                {t.addStep}
              </TextButton>
            )}
            <PercentLine template={template} />
          </div>
          {isWhole(template) && !isNamed && !isComplete(template) && (
            <p className="problem">
              <Icon name="warning-circle" />
              {t.nameRequired}
            </p>
          )}
          <Checkbox
            isSelected={template.isPublic}
            onChange={(isPublic) => onChange({ ...template, isPublic })}
          >
            {t.isPublic}
          </Checkbox>
        </div>
        {isWhole(template) && <TemplatePreview template={template} {...example} />}
      </div>
    </li>
  );
}

/** Says at every key how far the percents are from 100. */
function PercentLine({ template }: { template: TemplateDraft }) {
  const { planTemplates: t } = useAdminTexts();
  const rest = restOf(template.steps);
  const whole = isWhole(template);
  const text = whole ? t.whole : rest > 0 ? t.short(rest) : rest < 0 ? t.over(-rest) : t.incomplete;
  return (
    <p className={classNames('plan-templates-sum', !whole && 'problem')} role="status">
      <Icon name={whole ? 'check' : 'warning-circle'} />
      {text}
    </p>
  );
}

type StepProps = {
  step: StepDraft;
  stages: readonly PlanStage[];
  number: number;
  onChange: (step: StepDraft) => void;
  onRemove: (() => void) | undefined;
};

function StepRow({ step, stages, number, onChange, onRemove }: StepProps) {
  const { planTemplates: t } = useAdminTexts();
  const { lang } = useLanguage();
  return (
    <li className="plan-templates-step">
      <Select
        label={t.step}
        value={step.step}
        options={PLAN_STEPS.filter((value) => value !== 'stage' || stages.length > 0).map((value) => ({
          value,
          label: t.steps[value],
        }))}
        onChange={(value) => onChange({ ...step, step: value })}
      />
      <NumberField
        label={t.percent}
        isPlain
        minValue={0}
        maxValue={100}
        formatOptions={{ maximumFractionDigits: 2 }}
        value={step.percent ?? Number.NaN}
        onChange={(percent) => onChange({ ...step, percent })}
      />
      {step.step === 'monthly' && (
        <>
          <NumberField
            label={t.count}
            isPlain
            minValue={1}
            maxValue={CHEQUES_MAX}
            value={step.count ?? Number.NaN}
            onChange={(count) => onChange({ ...step, count })}
          />
          <NumberField
            label={t.everyMonths}
            isPlain
            minValue={1}
            maxValue={60}
            value={step.everyMonths ?? Number.NaN}
            onChange={(everyMonths) => onChange({ ...step, everyMonths })}
          />
        </>
      )}
      {step.step === 'stage' && (
        <>
          <Select
            label={t.stage}
            value={step.stageId === null ? null : String(step.stageId)}
            placeholder={t.chooseStage}
            options={stages.map((stage) => ({ value: String(stage.id), label: nameOf(stage, lang) }))}
            onChange={(value) => onChange({ ...step, stageId: Number(value) })}
          />
          <NumberField
            label={t.daysAfter}
            isPlain
            minValue={0}
            maxValue={DAYS_AFTER_MAX}
            value={step.daysAfter ?? Number.NaN}
            onChange={(daysAfter) => onChange({ ...step, daysAfter })}
          />
        </>
      )}
      {onRemove && (
        <span className="plan-templates-tools">
          <IconButton icon="x" size="s" label={t.removeStep(number)} onPress={onRemove} />
        </span>
      )}
    </li>
  );
}
