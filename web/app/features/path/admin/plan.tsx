import type { PlanTemplates } from '@diyar/contract/plan-templates';
import type { Lang } from '@diyar/contract/rules/language';
import { nameOf } from '@diyar/contract/rules/localized';
import { lineLabel, planParts } from '@diyar/contract/rules/plans';
import { PlanLines, readLine } from '~/features/ledger/admin/forms/plan-lines.tsx';
import type { TypedTerms } from '~/features/ledger/admin/forms/terms.ts';
import { lineDay } from '~/features/ledger/admin/line-day.ts';
import { formatIn, moneyText } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import '~/features/ledger/admin/account.css';
import { chosenTemplate, type PlanChoice } from './terms.ts';

/** How near 'soon' is: what a buyer has to have at hand beside the first payment. */
const SOON_DAYS = 90;

type Props = {
  choice: PlanChoice;
  onChoice: (choice: PlanChoice) => void;
  typed: TypedTerms;
  total: number;
  templates: PlanTemplates;
  signingOn: string;
  labelsIn: Lang;
  /** Of the lines, as the form has them. */
  errors: unknown;
};

const NONE = 'none';
const OWN = 'own';

/** The plan that is offered, in three sums that make the price; its lines are a press away. */
export function Plan(props: Props) {
  const { choice, onChoice, typed, total, templates, signingOn, labelsIn } = props;
  const { path: t } = useAdminTexts();
  const { lang } = useLanguage();
  const isOwn = choice !== null && typeof choice === 'object' && 'lines' in choice;
  const template = chosenTemplate(choice, templates);
  const own = () => onChoice({ lines: typed.plan.map((line) => ({ ...line, key: newKey() })) });
  const choose = (value: string) => {
    if (value === OWN) own();
    else onChoice(value === NONE ? 'none' : { template: Number(value) });
  };
  return (
    <section className="path-plan">
      <Select
        label={t.plan}
        value={isOwn ? OWN : template ? String(template.id) : NONE}
        onChange={choose}
        options={[
          ...templates.items.map((one) => ({ value: String(one.id), label: nameOf(one, lang) })),
          { value: NONE, label: t.noPlan },
          { value: OWN, label: t.ownPlan },
        ]}
      />
      <Parts typed={typed} signingOn={signingOn} templates={templates} />
      {isOwn ? (
        <PlanLines
          lines={choice.lines}
          onLines={(lines) => onChoice({ lines })}
          total={total}
          currency={typed.currency}
          today={signingOn}
          templates={[]}
          handoverOn={templates.handoverOn}
          stages={templates.stages}
          errors={props.errors}
          labelsIn={labelsIn}
        />
      ) : (
        typed.plan.length > 0 && <Lines {...{ typed, total, labelsIn, signingOn, templates }} onOwn={own} />
      )}
    </section>
  );
}

function Parts({
  typed: { plan, currency },
  signingOn,
  templates,
}: Pick<Props, 'typed' | 'signingOn' | 'templates'>) {
  const { path: t } = useAdminTexts();
  if (plan.length === 0) return null;
  const lines = plan.map((line) => readLine(line, templates.stages ?? [], signingOn));
  const parts = planParts(lines, { signingOn, days: SOON_DAYS, currency });
  const names = { signing: t.atSigning, soon: t.withinDays(SOON_DAYS), later: t.later };
  return (
    <dl className="path-parts">
      {(['signing', 'soon', 'later'] as const).map((part) => (
        <div key={part}>
          <dt>{names[part]}</dt>
          <dd dir="ltr">{formatIn(parts[part], currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

type LinesProps = Pick<Props, 'typed' | 'total' | 'labelsIn' | 'signingOn' | 'templates'> & {
  onOwn: () => void;
};

function Lines({ typed: { plan, currency }, total, labelsIn, signingOn, templates, onOwn }: LinesProps) {
  const { path: t } = useAdminTexts();
  const { lang } = useLanguage();
  const [first] = plan;
  return (
    <details className="path-lines">
      <summary>{t.lines(plan.length, first?.amount ?? '')}</summary>
      <ol>
        {plan.map((typedLine) => {
          const line = readLine(typedLine, templates.stages ?? [], signingOn);
          return (
            <li key={typedLine.key}>
              <span className="two-lines">
                <bdi>{lineLabel(line, labelsIn)}</bdi>
                <small>{lineDay(line, lang)}</small>
              </span>
              <bdi dir="ltr">{typedLine.amount}</bdi>
            </li>
          );
        })}
        <li className="path-lines-total">
          <span>{t.together}</span>
          <bdi dir="ltr">{moneyText(total, currency)}</bdi>
        </li>
      </ol>
      <TextButton icon="pencil-simple" onPress={onOwn}>
        {t.editLines}
      </TextButton>
    </details>
  );
}
