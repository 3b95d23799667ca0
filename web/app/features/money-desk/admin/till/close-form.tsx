import type { FieldIssue } from '@diyar/contract/field-issues';
import { fromMinor, toMinor } from '@diyar/contract/rules/money';
import { moneyText } from '@diyar/contract/rules/money-text';
import { SIGN_OF, TILL_SIDES } from '@diyar/contract/rules/till';
import { CloseTillInput, type Till, type TillClosing, type TillSum } from '@diyar/contract/till';
import { useNavigate } from 'react-router';
import { FormAmount } from '~/features/ledger/admin/forms/form-money.tsx';
import { figuresResolver, readFigure } from '~/features/ledger/admin/forms/read-figure.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Form, FormProblems } from '~/ui/admin/form/form.tsx';
import { FormTextArea } from '~/ui/admin/form/form-text.tsx';
import { typedAs, useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { UnsavedChanges } from '~/ui/admin/overlays/unsaved-changes.tsx';
import { useFigures } from '~/ui/admin/values/figures.tsx';
import { TILL_PATH } from './till-path.ts';

type Counted = { currency: TillSum['currency']; expected: number; counted: string };
type Values = {
  cashierId: number;
  after: number | null;
  from: string | null;
  counted: Counted[];
  reason: string;
};

/** Counted less what should be there; null while nothing is typed that can be read. */
function differenceOf({ currency, expected }: TillSum, typed: string | number | undefined): number | null {
  const counted = typeof typed === 'number' ? typed : readFigure(typed ?? '');
  return counted === null
    ? null
    : fromMinor(toMinor(counted, currency) - toMinor(expected, currency), currency);
}

type Props = { till: Till; from: string | null; onMoved: () => void };

/** What should be there by currency, and what was counted; closing prints the paper. */
export function CloseForm({ till, from, onMoved }: Props) {
  const { moneyDeskTill: t } = useAdminTexts();
  const navigate = useNavigate();
  const { cashier, last, sums } = till;
  const isOff = (counted: readonly { counted?: string | number }[]) =>
    sums.some((sum, i) => (differenceOf(sum, counted[i]?.counted) ?? 0) !== 0);
  const form = useSavedForm<Values, CloseTillInput, TillClosing, typeof t>({
    schema: typedAs<CloseTillInput, Values>(CloseTillInput),
    resolver: figuresResolver(typedAs<CloseTillInput, Values>(CloseTillInput), ({ counted, reason }) => ({
      reason: isOff(counted) && reason.trim() === '' && ('differenceUnexplained' satisfies FieldIssue),
    })),
    labels: t,
    values: {
      cashierId: cashier.id,
      after: last?.id ?? null,
      from,
      counted: sums.map(({ currency, expected }) => ({ currency, expected, counted: '' })),
      reason: '',
    },
    // what is shown now, not when the counting began
    save: (typed) =>
      api('POST /admin/money/till', {
        body: {
          ...typed,
          counted: sums.map(({ currency, expected }, i) => ({
            currency,
            expected,
            counted: typed.counted[i]?.counted ?? 0,
          })),
        },
      }),
    failed: t.closeFailed,
    reasonOf: (error) => {
      if (error instanceof ApiError && error.code === 'tillMoved') onMoved();
      return undefined;
    },
    onSaved: ({ id }) => void navigate(`${TILL_PATH}/closings/${id}?print`),
  });
  const counted = form.watch('counted');
  const hasDifference = isOff(counted);
  return (
    <Form form={form} className="till-form">
      <FormProblems form={form} />
      <div className="till-sums">
        {sums.map((sum, i) => (
          <section key={sum.currency} className="till-sum" aria-label={sum.currency}>
            <SumParts sum={sum} />
            <FormAmount
              of={form}
              name={`counted.${i}.counted`}
              label={t.counted}
              currency={sum.currency}
              isRequired
            />
            <Difference sum={sum} typed={counted[i]?.counted} />
          </section>
        ))}
      </div>
      {hasDifference && <FormTextArea of={form} name="reason" hint={t.reasonHint} isRequired />}
      <div className="till-foot">
        <SaveButton type="submit" status={form.status} icon="printer">
          {t.close}
        </SaveButton>
      </div>
      <UnsavedChanges when={form.isUnsaved} name={cashier.name} />
    </Form>
  );
}

/** A zero is printed: the reader adds them up. */
function SumParts({ sum }: { sum: TillSum }) {
  const { moneyDeskTill: t } = useAdminTexts();
  const figures = useFigures();
  const { currency } = sum;
  const shown = TILL_SIDES.filter((side) => !side.startsWith('voided') || sum[side] !== 0);
  return (
    <>
      <h2>{currency}</h2>
      <dl className="till-parts">
        {shown.map((side) => (
          <div key={side}>
            <dt>
              <i>{SIGN_OF[side] > 0 ? '+' : '−'}</i> {t.sides[side]}
            </dt>
            <dd dir="ltr">{figures(sum[side], currency)}</dd>
          </div>
        ))}
        <div className="till-expected">
          <dt>
            <i>=</i> {t.expected}
          </dt>
          <dd dir="ltr">{figures(sum.expected, currency)}</dd>
        </div>
      </dl>
    </>
  );
}

function Difference({ sum, typed }: { sum: TillSum; typed: string | undefined }) {
  const { moneyDeskTill: t } = useAdminTexts();
  const difference = differenceOf(sum, typed);
  if (difference === null) return null;
  const amount = moneyText(Math.abs(difference), sum.currency);
  return (
    <p className={classNames('till-difference', difference !== 0 && 'till-off')} role="status">
      {difference === 0 ? t.agrees : difference < 0 ? t.short(amount) : t.over(amount)}
    </p>
  );
}
