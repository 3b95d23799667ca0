import { dialDigits } from '@diyar/contract/rules/phone';
import { usePublicTexts } from '~/i18n/public/index.ts';
import './channels.css';
import { Icon } from './icon.tsx';
import { whatsappUrl } from './whatsapp.ts';

type ChannelsProps = {
  phone: string;
  email: string;
  /** What the visitor would write, already in the chat and the letter. */
  message?: string;
  subject?: string;
};

/** Call, write, chat: only the ways that exist. */
export function Channels({ phone, email, message, subject }: ChannelsProps) {
  const t = usePublicTexts().shell;
  const digits = dialDigits(phone);
  const chat = whatsappUrl(phone, message);
  return (
    <ul className="channels">
      {chat && (
        <li>
          <a className="btn line" href={chat} target="_blank" rel="noreferrer">
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
          <a className="btn line" href={mailtoUrl(email, subject, message)}>
            <Icon name="envelope" />
            {t.mail}
          </a>
        </li>
      )}
    </ul>
  );
}

function mailtoUrl(email: string, subject?: string, body?: string) {
  const parts = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value)}` : [],
  );
  return `mailto:${email}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
