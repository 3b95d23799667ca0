import { type Account, OwnPasswordInput } from '@diyar/contract/account';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { Form, FormProblems } from '~/ui/admin/form/form.tsx';
import { FormPassword } from '~/ui/admin/form/form-password.tsx';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { useChangePassword } from './account-api.ts';
import { Section } from './section.tsx';

export function PasswordSection({ account }: { account: Account }) {
  const { account: texts } = useAdminTexts();
  const { lang } = useLanguage();
  const t = texts.password;
  const change = useChangePassword();
  const form = useSavedForm({
    schema: OwnPasswordInput,
    labels: t,
    values: { current: '', password: '' },
    save: change.mutateAsync,
    startsAnew: true,
    onSaved: () => showToast({ kind: 'success', title: t.changed, detail: t.changedBody }),
  });
  const changedAt =
    account.passwordChangedAt && t.changedAt(calendarDay(account.passwordChangedAt.slice(0, 10), lang));
  return (
    <Section title={t.title} hint={[changedAt, t.hint].filter(Boolean).join(' ')}>
      <Form form={form} className="my-account-form">
        <FormProblems form={form} />
        {/* tells a password manager whose password this is */}
        <input type="text" name="username" autoComplete="username" value={account.username} readOnly hidden />
        <FormPassword of={form} name="current" autoComplete="current-password" />
        <FormPassword
          of={form}
          name="password"
          label={t.new}
          hint={t.newHint(account.passwordMin)}
          autoComplete="new-password"
        />
        <SaveButton type="submit" variant={undefined} status={form.status}>
          {t.change}
        </SaveButton>
      </Form>
    </Section>
  );
}
