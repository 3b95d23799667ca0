import type { TrackedUnit } from '@diyar/contract/buildings';
import type { Quote } from '@diyar/contract/quotes';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePlanProblem } from '~/features/ledger/admin/forms/plan-lines.tsx';
import { toPay } from '~/features/ledger/admin/forms/terms.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayAndTime } from '~/lib/admin/dates.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Form, FormProblems } from '~/ui/admin/form/form.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import type { OpenedPath, PathStep } from './doors/open-path.ts';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { firstValues } from './first-values.ts';
import { usualHours } from './hold-until.tsx';
import type { PathData } from './path-data.ts';
import { useQuoted } from './quoted.ts';
import { allows, nearestFree, standingOf } from './standing.ts';
import { StepFields } from './step-fields.tsx';
import { Nearest, Taken } from './taken.tsx';
import { NO_TERMS, numbersOf } from './terms.ts';
import { UnitCard } from './unit-card.tsx';
import { useKept } from './use-kept.ts';
import { usePathForm } from './use-path-form.ts';
import type { Known } from './who.tsx';

type Props = {
  opened: OpenedPath;
  step: PathStep;
  data: PathData;
  home: TrackedUnit;
  onAnother: () => void;
  onQuote: (quote: Quote) => void;
  /** Reads the units again. */
  onRefresh: () => Promise<readonly TrackedUnit[]>;
  onClose: () => void;
};

/** The unit, the person, the terms of the step, and the one button for it. */
export function PathForm({ opened, step, data, home, onAnother, onQuote, onClose, ...props }: Props) {
  const { path: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const draft = draftOf(opened);
  const [values] = useState(() => draft?.values ?? firstValues(opened, data, home, lang));
  /** Null until something is typed. */
  const [ownTerms, setTerms] = useState(draft?.terms ?? null);
  const [known, setKnown] = useState<Known | null>(opened.person ?? data.lead?.person ?? null);
  const [instead, setInstead] = useState<TrackedUnit['id'] | null>(null);
  const isDone = useRef(false);

  const asking = { personId: known?.id ?? null, userId: data.me.id, now: Date.now() };
  const standing = standingOf(home, asking);
  const isOut = standing === 'taken' || standing === 'withdrawn';
  const nearest = isOut ? nearestFree(data.units, home) : [];
  /** What the main button is about: the unit, or what was chosen in its place. */
  const target = isOut ? (nearest.find((one) => one.id === instead) ?? nearest[0]) : home;

  const { isPending, quoted } = useQuoted({
    buildingId: data.building.id,
    home,
    personId: known?.id ?? null,
    templates: data.templates,
    isEnabled: step === 'reserve' && ownTerms === null && !isOut,
  });
  const terms = ownTerms ?? (step === 'reserve' ? quoted?.terms : undefined) ?? NO_TERMS;
  const state = usePathForm({
    step,
    values,
    data,
    target,
    terms,
    personFor: ({ name, phone }) =>
      known && (name === known.name || (phone !== '' && phone === known.phone)) ? known.id : null,
    onQuote,
    onClaimed: (unit) => {
      isDone.current = true;
      onClose();
      const { deal } = unit;
      showToast({
        kind: 'success',
        title: (step === 'hold' ? t.held : t.reserved)(unit.label),
        ...(step === 'reserve' &&
          deal && { action: { label: t.openAccount, run: () => void navigate(dealPath(deal.id)) } }),
      });
    },
    onTaken: async () =>
      (await props.onRefresh()).some(({ id, status }) => id === target?.id && status === 'available'),
  });
  const { form, units, typed, isSaving } = state;
  useKept(
    () => ({ values: form.getValues(), terms: ownTerms }),
    (kept) => {
      if (isDone.current) dropDraft(opened);
      else
        keepDraft(opened, { unit: { projectId: data.building.id, no: home.id, label: home.label }, ...kept });
    },
  );

  const usual = usualHours(data.holdHours, data.limits);
  const hours = Number(form.watch('hours') || usual);
  const total = toPay(typed, numbersOf(units));
  const planProblem = usePlanProblem();
  const until = home.deal?.holdUntil;
  const blocked = isPending
    ? ui.loading
    : !target
      ? t.noOther
      : !isOut && !allows(step, standing)
        ? standing === 'theirs' && until
          ? t.heldUntil(dayAndTime(until, lang))
          : t.notFree(home.label)
        : step === 'quote' && total <= 0
          ? t.priceFirst
          : step === 'hold'
            ? undefined
            : (planProblem(typed.plan, total, typed.currency) ?? undefined);
  useShortcut('mod+enter', () => void (blocked === undefined && form.submit()));
  const label = target?.label ?? home.label;
  const showsTaken = isOut && !isSaving;
  return (
    <Form id={id} form={form}>
      <DialogBody>
        <UnitCard
          building={data.building}
          cover={data.cover}
          unit={home}
          standing={showsTaken || !isOut ? standing : 'free'}
          onAnother={onAnother}
        />
        {/* the body is a grid, in which the notice alone would be cut off */}
        {showsTaken && (
          <div>
            <Taken unit={home} />
          </div>
        )}
        {showsTaken && target && (
          <Nearest
            building={data.building}
            like={home}
            units={nearest}
            chosen={target}
            onChoose={(unit) => setInstead(unit.id)}
          />
        )}
        {!showsTaken && <FormProblems form={form} />}
        {!showsTaken && <ErrorSummary>{state.takenText ?? ''}</ErrorSummary>}
        {ownTerms === null && step === 'reserve' && quoted && (
          <p className="note path-quoted">
            <Icon name="file-text" />
            <span>
              {quoted.agreedAt
                ? t.asAgreed(quoted.number, dayAndTime(quoted.agreedAt, lang))
                : t.asQuoted(quoted.number)}
            </span>
          </p>
        )}
        <StepFields
          step={step}
          data={data}
          state={state}
          terms={terms}
          onTerms={setTerms}
          total={total}
          usual={usual}
          known={known}
          onKnown={setKnown}
        />
      </DialogBody>
      <DialogFooter>
        <p className="note path-foot-note">
          {step === 'quote' ? t.quoteHolds : step === 'reserve' ? t.reserveTakes : ''}
        </p>
        <Button variant="quiet" onPress={onClose}>
          {ui.cancel}
        </Button>
        <span className="grow" />
        <SaveButton type="submit" status={form.status} disabledReason={blocked}>
          {state.isUnknown ? t.askAgain : step === 'hold' ? t.holdFor(label, hours) : t.submit[step](label)}
        </SaveButton>
      </DialogFooter>
    </Form>
  );
}
