import type { PlanTemplate } from '@diyar/contract/plan-templates';
import { chequeSchedule } from '@diyar/contract/rules/cheque-schedule';
import type { Lang } from '@diyar/contract/rules/language';
import { nameOf } from '@diyar/contract/rules/localized';
import { type Currency, fromMinor, toMinor } from '@diyar/contract/rules/money';
import { fitPlan, type PlanLine, planFromTemplate, planLabel } from '@diyar/contract/rules/plans';
import { DAYS_AFTER_MAX, type PlanStage, planLineOf } from '@diyar/contract/rules/stages';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import { useLanguage } from '~/lib/language.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { NumberField } from '~/ui/admin/fields/number-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { formatIn, moneyText } from '../money.tsx';
import { EvenLines } from './even-lines.tsx';
import { useLineErrors } from './line-errors.ts';
import { readFigure } from './read-figure.ts';

/** A line while it is typed; `key` tells lines apart that say the same. */
export type TypedLine = {
  key: string;
  dueOn: string;
  amount: string;
  label: string;
  /** Of a line that follows a stage. */
  stageId?: number | null;
  daysAfter?: number | null;
};

export const typedLines = (lines: readonly PlanLine[], currency: Currency): TypedLine[] =>
  lines.map((line) => ({ key: newKey(), ...typedLine(line, currency) }));

export const typedLine = ({ dueOn, amount, label, after }: PlanLine, currency: Currency) => ({
  dueOn: after ? '' : (dueOn ?? ''),
  amount: formatIn(amount, currency),
  label,
  ...(after && { stageId: after.id, daysAfter: after.days }),
});

/** A typed line as the rules know it. */
export const readLine = (
  { dueOn, amount, label, stageId, daysAfter }: TypedLine,
  stages: readonly PlanStage[],
  signingOn: string,
): PlanLine =>
  planLineOf(
    {
      ...{ dueOn: dueOn || null, amount: readFigure(amount) ?? 0, label },
      ...(stageId && { stageId, daysAfter: daysAfter ?? 0 }),
    },
    stages,
    signingOn,
  );

/** What the lines make; a figure that cannot be read counts for nothing. */
export const typedTotal = (lines: readonly Pick<TypedLine, 'amount'>[], currency: Currency): number =>
  fromMinor(
    lines.reduce((sum, { amount }) => sum + toMinor(readFigure(amount) ?? 0, currency), 0),
    currency,
  );

const ON_DAY = '0';

type Props = {
  lines: TypedLine[];
  onLines: (lines: TypedLine[]) => void;
  total: number;
  currency: Currency;
  today: string;
  templates: readonly PlanTemplate[];
  handoverOn: string | null;
  /** Of the building: lines may follow them. */
  stages?: readonly PlanStage[] | undefined;
  /** The errors of the lines, as the form has them. */
  errors: unknown;
  /** The language of what a template calls its lines; else the user's. */
  labelsIn?: Lang;
};

/** The lines of a plan, laid out by a template or by hand; says by how much they miss what is to be paid. */
export function PlanLines(props: Props) {
  const {
    lines,
    onLines,
    total,
    currency,
    today,
    templates,
    handoverOn,
    stages = [],
    errors,
    labelsIn,
  } = props;
  const { ledger: t } = useAdminTexts();
  const { lang } = useLanguage();
  const [template, setTemplate] = useState<string | null>(null);
  const errorOf = useLineErrors(errors);
  const layOut = (plan: readonly PlanLine[]) => onLines(typedLines(plan, currency));
  const choose = (id: string) => {
    setTemplate(id);
    const chosen = templates.find((one) => String(one.id) === id);
    if (chosen)
      layOut(
        planFromTemplate(
          chosen.steps,
          { total, currency, signingOn: today, handoverOn, stages },
          labelsIn ?? lang,
        ),
      );
  };
  const change = (index: number, part: Partial<TypedLine>) =>
    onLines(lines.map((line, i) => (i === index ? { ...line, ...part } : line)));
  return (
    <div className="account-lines">
      {templates.length > 0 && (
        <Select
          label={t.planTemplate}
          value={template}
          onChange={choose}
          placeholder={t.planChoose}
          options={templates.map((one) => ({ value: String(one.id), label: nameOf(one, lang) }))}
        />
      )}
      {templates.length === 0 && total > 0 && (
        <EvenLines
          today={today}
          onMake={(count, firstDate) =>
            layOut(
              chequeSchedule({ firstDate, count, total, currency }).map(({ dueDate, amount }) => ({
                dueOn: dueDate,
                amount,
                label: '',
              })),
            )
          }
        />
      )}
      {lines.length === 0 && <p className="note">{t.noLines}</p>}
      <ol>
        {lines.map((line, i) => (
          <li key={line.key} className="account-line-fields">
            <When
              line={line}
              no={i + 1}
              stages={stages}
              error={(field) => errorOf(i, field)}
              onChange={(part) => change(i, part)}
            />
            <TextField
              label={t.lineField(t.amount, i + 1)}
              value={line.amount}
              onChange={(amount) => change(i, { amount })}
              error={errorOf(i, 'amount')}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              label={t.lineField(t.lineFor, i + 1)}
              value={planLabel(line.label, labelsIn ?? lang)}
              onChange={(label) => change(i, { label })}
              error={errorOf(i, 'label')}
              dir="auto"
              autoComplete="off"
            />
            <IconButton
              icon="x"
              size="s"
              label={t.removePlanLine(i + 1)}
              onPress={() => onLines(lines.filter((one) => one !== line))}
            />
          </li>
        ))}
      </ol>
      <TextButton
        icon="plus"
        onPress={() =>
          onLines([...lines, { key: newKey(), dueOn: '', amount: restOf(lines, total, currency), label: '' }])
        }
      >
        {t.addLine}
      </TextButton>
      <PlanSum lines={lines} total={total} currency={currency} onLines={onLines} />
    </div>
  );
}

type WhenProps = {
  line: TypedLine;
  no: number;
  stages: readonly PlanStage[];
  error: (field: string) => string | undefined;
  onChange: (part: Partial<TypedLine>) => void;
};

/** On a day, or so many days after a stage, where the building has some. */
function When({ line, no, stages, error, onChange }: WhenProps) {
  const { ledger: t } = useAdminTexts();
  const { lang } = useLanguage();
  const day = (
    <DateField
      className={stages.length === 0 ? 'account-line-day' : undefined}
      label={t.lineField(t.lineDay, no)}
      value={line.dueOn || null}
      onChange={(dueOn) => onChange({ dueOn: dueOn ?? '' })}
      error={error('dueOn')}
    />
  );
  if (stages.length === 0) return day;
  return (
    <div className="account-line-day account-line-when">
      <Select
        label={t.lineField(t.lineWhen, no)}
        value={String(line.stageId ?? ON_DAY)}
        onChange={(value) =>
          onChange(
            value === ON_DAY
              ? { stageId: null, daysAfter: null }
              : { stageId: Number(value), daysAfter: line.daysAfter ?? 0, dueOn: '' },
          )
        }
        options={[
          { value: ON_DAY, label: t.onADay },
          ...stages.map((stage) => ({ value: String(stage.id), label: t.whenComplete(nameOf(stage, lang)) })),
        ]}
        error={error('stageId')}
      />
      {line.stageId ? (
        <NumberField
          label={t.lineField(t.daysAfter, no)}
          isPlain
          minValue={0}
          maxValue={DAYS_AFTER_MAX}
          value={line.daysAfter ?? 0}
          onChange={(daysAfter) => onChange({ daysAfter: daysAfter ?? 0 })}
          error={error('daysAfter')}
        />
      ) : (
        day
      )}
    </div>
  );
}

/** What the other lines leave, where they leave something. */
function restOf(lines: readonly TypedLine[], total: number, currency: Currency): string {
  const rest = toMinor(total, currency) - toMinor(typedTotal(lines, currency), currency);
  return rest > 0 ? formatIn(fromMinor(rest, currency), currency) : '';
}

/** A plan has no lines, or its lines make exactly what is to be paid. */
export const planFits = (lines: readonly TypedLine[], total: number, currency: Currency) =>
  lines.length === 0 || toMinor(typedTotal(lines, currency), currency) === toMinor(total, currency);

type SumProps = Pick<Props, 'lines' | 'total' | 'currency' | 'onLines'>;

function PlanSum({ lines, total, currency, onLines }: SumProps) {
  const say = usePlanProblem();
  const { ledger: t } = useAdminTexts();
  if (lines.length === 0) return null;
  const problem = say(lines, total, currency);
  if (problem === null)
    return (
      <p className="account-fits" role="status">
        <Icon name="check" />
        {t.planFits(moneyText(total, currency))}
      </p>
    );
  const fit = () =>
    onLines(
      fitPlan(
        lines.map((line) => ({ ...line, amount: readFigure(line.amount) ?? 0 })),
        total,
        currency,
      ).map((line) => ({ ...line, amount: formatIn(line.amount, currency) })),
    );
  return (
    <p className="account-off" role="alert">
      <Icon name="warning-circle" />
      <span>{problem}</span>
      {total > 0 && <TextButton onPress={fit}>{t.planFit}</TextButton>}
    </p>
  );
}

/** By how much the lines miss what is to be paid; null when they make it. */
export function usePlanProblem() {
  const { ledger: t } = useAdminTexts();
  return (lines: readonly TypedLine[], total: number, currency: Currency): string | null => {
    if (planFits(lines, total, currency)) return null;
    const made = typedTotal(lines, currency);
    const off = fromMinor(Math.abs(toMinor(total, currency) - toMinor(made, currency)), currency);
    const texts = [off, made, total].map((amount) => formatIn(amount, currency)) as [string, string, string];
    return made < total ? t.planShort(...texts) : t.planOver(...texts);
  };
}
