import type { Message } from '@diyar/contract/messages';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
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
      <header className="section-head">
        <h2>{t.waiting}</h2>
        <Link className="section-more text-button" to="/admin/messages" aria-label={t.seeAllMessages}>
          {t.seeAll}
        </Link>
      </header>
      {messages.length === 0 && <p className="dim">{t.noneWaiting}</p>}
      <ul className="dashboard-waiting">
        {messages.map((message) => (
          <li key={message.id}>
            <Link to={`/admin/messages?open=${message.id}`}>
              <span className="dashboard-waiting-head">
                <strong className="clip">
                  <bdi>{renderSender(message)}</bdi>
                </strong>
                <RelativeTime at={message.createdAt} />
              </span>
              <span className="clip dashboard-waiting-text" dir="auto">
                {isolateNumbers(message.body)}
              </span>
              {renderViewing(message)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
