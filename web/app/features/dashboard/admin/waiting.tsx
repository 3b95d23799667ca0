import type { Message } from '@diyar/contract/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';

type Props = {
  messages: Message[];
  renderSender: (message: Message) => ReactNode;
  renderViewing: (message: Message) => ReactNode;
};

/** Unread messages that wait for a reply; each opens in the inbox. */
export function Waiting({ messages, renderSender, renderViewing }: Props) {
  const { dashboard: t } = useAdminTexts();
  return (
    <section>
      <header className="sec">
        <h2>{t.waiting}</h2>
        <Link className="more link" to="/admin/messages" aria-label={t.seeAllMessages}>
          {t.seeAll}
        </Link>
      </header>
      {messages.length === 0 && <p className="dim">{t.noneWaiting}</p>}
      <ul className="wait">
        {messages.map((message) => (
          <li key={message.id}>
            <Link to={`/admin/messages?open=${message.id}`}>
              <span className="wait__r">
                <strong className="clip">
                  <bdi>{renderSender(message)}</bdi>
                </strong>
                <RelativeTime at={message.createdAt} />
              </span>
              <span className="clip wait__b" dir="auto">
                {message.body}
              </span>
              {renderViewing(message)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
