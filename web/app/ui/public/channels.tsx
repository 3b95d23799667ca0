import { dialDigits } from '@diyar/contract/rules/phone';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Icon } from './icon.tsx';

/** Call, write, chat: only the ways that exist. */
export function Channels({ phone, email }: { phone: string; email: string }) {
  const t = usePublicTexts().shell;
  const digits = dialDigits(phone);
  return (
    <ul className="channels">
      {digits && (
        <li>
          <a className="btn line" href={`https://wa.me/${digits}`} target="_blank" rel="noreferrer">
            <Icon name="whatsapp" />
            {t.whatsapp}
          </a>
        </li>
      )}
      {digits && (
        <li>
          <a className="btn line" href={`tel:+${digits}`}>
            <Icon name="phone" />
            {t.call}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a className="btn line" href={`mailto:${email}`}>
            <Icon name="envelope" />
            {t.mail}
          </a>
        </li>
      )}
    </ul>
  );
}
