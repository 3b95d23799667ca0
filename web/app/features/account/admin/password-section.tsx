import { type Account, OwnPasswordInput } from '@diyar/contract/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { PasswordField } from '~/ui/admin/fields/password-field.tsx';
import { useChangePassword } from './account-api.ts';
import { Section } from './section.tsx';

const EMPTY = { current: '', password: '' };

export function PasswordSection({ account }: { account: Account }) {
  const { account: texts } = useAdminTexts();
  const { lang } = useLanguage();
  const t = texts.password;
  const errorText = useErrorText();
  const change = useChangePassword();
  const form = useForm({ resolver: zodResolver(OwnPasswordInput), defaultValues: EMPTY });
  const save = form.handleSubmit((input) =>
    change.mutate(input, {
      onSuccess: () => {
        form.reset(EMPTY);
        showToast({ kind: 'success', title: t.changed, detail: t.changedBody });
      },
      onError: (error) => {
        if (!placeServerErrors(form, error))
          form.setError('root', { type: 'server', message: errorText(error) });
      },
    }),
  );
  const changedAt =
    account.passwordChangedAt && t.changedAt(calendarDay(account.passwordChangedAt.slice(0, 10), lang));
  return (
    <Section title={t.title} hint={[changedAt, t.hint].filter(Boolean).join(' ')}>
      <form onSubmit={save} noValidate className="my-account-form">
        <ErrorSummary>{form.formState.errors.root?.message}</ErrorSummary>
        {/* tells a password manager whose password this is */}
        <input type="text" name="username" autoComplete="username" value={account.username} readOnly hidden />
        <FormField control={form.control} name="current">
          {(field) => (
            <PasswordField {...field} label={t.current} autoComplete="current-password" isRequired />
          )}
        </FormField>
        <FormField control={form.control} name="password">
          {(field) => (
            <PasswordField
              {...field}
              label={t.new}
              hint={t.newHint(account.passwordMin)}
              autoComplete="new-password"
              isRequired
            />
          )}
        </FormField>
        <SaveButton type="submit" variant={undefined} status={change.status}>
          {t.change}
        </SaveButton>
      </form>
    </Section>
  );
}
