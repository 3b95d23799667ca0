import { type Company, CompanyInput } from '@diyar/contract/company';
import { useEffect, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useSaveCompany } from './company-api.ts';
import { type CompanyFields, fieldsOf, leavesOf } from './company-fields.ts';

const SAVED_MS = 3000;

/** Saving, then Saved, or why it failed (docs/product/company-and-hero.md#saving-the-company). */
export function useCompanyForm(company: Company) {
  const { company: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const save = useSaveCompany();
  const form = useForm<CompanyFields>({
    values: fieldsOf(company),
    // another user's change is merged, dirty fields stay
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, dirtyFields, isDirty } = form.formState;
  const isSaved = useJust(save.isSuccess && !isDirty);

  async function submit(): Promise<boolean> {
    form.clearErrors();
    const fields = form.getValues();
    const checked = CompanyInput.safeParse(fields);
    if (!checked.success) {
      for (const { path, message } of checked.error.issues.toReversed())
        form.setError(path.join('.') as FieldPath<CompanyFields>, { message }, { shouldFocus: true });
      return false;
    }
    try {
      await save.mutateAsync(fields);
      form.reset(fields);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return false;
      if (placeServerErrors(form, error)) return false;
      showToast({
        kind: 'failure',
        title: failure(error),
        action: { label: ui.retry, run: () => void submit() },
      });
      return false;
    }
  }
  const failure = (error: unknown) =>
    error instanceof ApiError && !error.reason ? (error.serverMessage ?? t.saveFailed) : errorText(error);

  return {
    form,
    submit,
    status: save.status,
    error:
      save.error && !(save.error instanceof ApiError && save.error.status === 422)
        ? failure(save.error)
        : undefined,
    isDirty,
    isSaved,
    wrong: leavesOf(errors, (value) => 'type' in value || 'message' in value),
    changed: leavesOf(dirtyFields, () => false).length,
  };
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
