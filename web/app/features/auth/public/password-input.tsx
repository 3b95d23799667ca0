import { type ComponentProps, useState } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Icon } from '~/ui/public/icon.tsx';

/** A password with a button that shows and hides it. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const t = usePublicTexts().auth;
  const [shown, setShown] = useState(false);
  return (
    <span className="sign-in-page-password">
      <input
        {...props}
        type={shown ? 'text' : 'password'}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        className="btn-tool needs-script"
        type="button"
        aria-label={shown ? t.hidePassword : t.showPassword}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eyeSlash' : 'eye'} />
      </button>
    </span>
  );
}
