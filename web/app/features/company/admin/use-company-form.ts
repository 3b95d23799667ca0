import { type Company, CompanyInput } from '@diyar/contract/company';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import type { Side } from '~/lib/admin/merge-fields.ts';
import { Collision } from '~/lib/admin/save-merged.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { dismissTopic, showToast } from '~/lib/admin/toasts.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { copyOf, useSaveCompany } from './company-api.ts';
import { type CompanyFields, fieldsOf, leavesOf, mergeCompany } from './company-fields.ts';

const SAVED_MS = 3000;
const TOPIC = 'company-save';

/** Saving, then Saved, or why it failed (docs/product/company-and-hero.md#saving-the-company). */
export function useCompanyForm(company: Company) {
  const { company: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const save = useSaveCompany();
  const form = useForm<CompanyFields>({ defaultValues: fieldsOf(company) });
  useNewest(form, company);
  const { errors, dirtyFields, isDirty } = form.formState;
  const isSaved = useJust(save.isSuccess && !isDirty);
  /** What the user saw before the first change: a save of the same field by somebody else is a conflict with it. */
  const [base, setBase] = useState(() => copyOf(company));
  if (!isDirty && base.version < company.version) setBase(copyOf(company));

  useEffect(() => () => dismissTopic(TOPIC), []);
  useEffect(() => {
    if (!isDirty) dismissTopic(TOPIC);
  }, [isDirty]);

  async function submit(): Promise<boolean> {
    form.clearErrors();
    const fields = form.getValues();
    const checked = CompanyInput.safeParse(fields);
    if (!checked.success) {
      for (const { path, message } of checked.error.issues.toReversed())
        form.setError(path.join('.') as FieldPath<CompanyFields>, { message }, { shouldFocus: true });
      return false;
    }
    return send(base, fields);
  }

  async function send(onTopOf: typeof base, mine: CompanyFields): Promise<boolean> {
    dismissTopic(TOPIC);
    try {
      const saved = await save.mutateAsync({ base: onTopOf, mine });
      setBase(saved);
      form.reset(saved.values);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return false;
      // the choice between the two is the message
      if (error instanceof Collision || placeServerErrors(form, error)) return false;
      showToast({
        kind: 'failure',
        title: failure(error),
        topic: TOPIC,
        action: { label: ui.retry, run: () => void retry.current() },
      });
      return false;
    }
  }
  // a toast outlives the render that showed it
  const retry = useRef(submit);
  useEffect(() => {
    retry.current = submit;
  });
  const failure = (error: unknown) =>
    error instanceof ApiError && !error.reason ? (error.serverMessage ?? t.saveFailed) : errorText(error);
  const collision: Collision<CompanyFields> | null = save.error instanceof Collision ? save.error : null;

  /** Saves what was chosen, on top of what somebody else saved. */
  function choose(choices: ReadonlyMap<string, Side>) {
    if (!collision) return;
    const { base: began, mine, newest } = collision;
    const { merged } = mergeCompany(began.values, mine, newest.values, choices);
    setBase(newest);
    form.reset(merged, { keepDefaultValues: true });
    void send(newest, merged);
  }

  return {
    form,
    submit,
    collision,
    choose,
    postpone: save.reset,
    status: collision ? 'idle' : save.status,
    error:
      save.error && !collision && !(save.error instanceof ApiError && save.error.status === 422)
        ? failure(save.error)
        : undefined,
    isDirty,
    isSaved,
    wrong: leavesOf(errors, (value) => 'type' in value || 'message' in value),
    changed: leavesOf(dirtyFields, () => false).length,
  };
}

/** What somebody else saved is shown at once, and what is typed here stays unsaved. */
function useNewest(form: UseFormReturn<CompanyFields>, company: Company) {
  const shown = useRef(company);
  useEffect(() => {
    if (shown.current === company) return;
    const newest = fieldsOf(company);
    const { merged } = mergeCompany(fieldsOf(shown.current), form.getValues(), newest);
    shown.current = company;
    // not `values` with `keepDirtyValues`, which then calls the form clean
    form.reset(newest, { keepErrors: true });
    form.reset(merged, { keepDefaultValues: true, keepErrors: true });
  }, [form, company]);
}

/** True for a moment after it became true. */
function useJust(now: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    setShown(now);
    if (!now) return;
    const timer = setTimeout(() => setShown(false), SAVED_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return isShown;
}

export type CompanyForm = ReturnType<typeof useCompanyForm>;
