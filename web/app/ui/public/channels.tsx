import { usePublicTexts } from '~/i18n/public/index.ts';
import './channels.css';
import { contactLinks, type Ways } from './contact-links.ts';
import { Icon } from './icon.tsx';

/** Buttons to call, write or chat: only for the channels that exist. */
export function Channels(ways: Ways) {
  const t = usePublicTexts().shell;
  const { chat, call, mail } = contactLinks(ways);
  return (
    <ul className="channels">
      {chat && (
        <li>
          <a className="btn btn--line" href={chat} target="_blank" rel="noreferrer">
            <Icon name="whatsapp" />
            {t.whatsapp}
          </a>
        </li>
      )}
      {call && (
        <li>
          <a className="btn btn--line" href={call}>
            <Icon name="phone" />
            {t.call}
          </a>
        </li>
      )}
      {mail && (
        <li>
          <a className="btn btn--line" href={mail}>
            <Icon name="envelope" />
            {t.mail}
          </a>
        </li>
      )}
    </ul>
  );
}
