import type { ComponentProps } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Icon } from '~/ui/public/icon.tsx';

/** A password with a button that shows and hides it (islands/listeners.ts). */
export function PasswordInput(props: ComponentProps<'input'>) {
  const t = usePublicTexts().auth;
  return (
    <span className="sign-in-page-password">
      <input {...props} type="password" dir="ltr" autoCapitalize="none" spellCheck={false} />
      <button
        className="btn-tool needs-script"
        type="button"
        aria-label={t.showPassword}
        aria-controls={props.id}
        data-reveal={t.hidePassword}
        suppressHydrationWarning
      >
        <Icon name="eye" />
        <Icon name="eyeSlash" />
      </button>
    </span>
  );
}
