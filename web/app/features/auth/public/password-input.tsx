import eye from '@phosphor-icons/core/regular/eye.svg?raw';
import eyeSlash from '@phosphor-icons/core/regular/eye-slash.svg?raw';
import { type ComponentProps, useState } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { createIcon } from '~/ui/icon.tsx';

/** Only this screen uses these icons. */
const Eye = createIcon({ eye, eyeSlash });

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
        <Eye name={shown ? 'eyeSlash' : 'eye'} />
      </button>
    </span>
  );
}
