import type { Message, MessageDetail } from '@diyar/contract/messages';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import { Link } from 'react-router';
import { MessageLead } from '~/features/leads/admin/answers/lead-card.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment } from '~/lib/admin/dates.ts';
import { personPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useMay } from '~/lib/session/holder.ts';
import { ExternalButton } from '~/ui/admin/buttons/external-button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { TelLink, telHref, whatsAppHref } from '~/ui/admin/values/tel-link.tsx';
import { MessageSubject } from './message-subject.tsx';
import { useSenderName } from './sender-name.ts';

type Props = {
  message: Message;
  /** Undefined while loading. */
  earlier: MessageDetail['earlierMessages'] | undefined;
  onOnlySender: (key: string) => void;
};

/** One message: the sender, ways to reply, the text, its unit, and earlier messages. */
export function MessageBody({ message, earlier, onOnlySender }: Props) {
  const { messages: t } = useAdminTexts();
  const { lang } = useLanguage();
  const nameOf = useSenderName();
  const may = useMay();
  const { phone, email, senderKey } = message;
  return (
    <>
      <p className="inbox-kind">{t[message.source]}</p>
      <h2 className="inbox-name">
        {message.personId === null ? (
          <bdi>{nameOf(message)}</bdi>
        ) : (
          <Link to={personPath(message.personId)}>
            <bdi>{nameOf(message)}</bdi>
          </Link>
        )}
      </h2>
      {phone && (
        <>
          <p className="inbox-tel">
            <TelLink phone={phone} />
          </p>
          <div className="inbox-answer">
            <ExternalButton variant="primary" icon="phone" href={telHref(phone)}>
              {t.call}
            </ExternalButton>
            <ExternalButton icon="whatsapp-logo" href={whatsAppHref(phone)} isNewTab>
              {t.whatsApp}
            </ExternalButton>
          </div>
        </>
      )}
      {email && (
        <p>
          <a className="text-button" href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </p>
      )}
      <blockquote dir="auto">{isolateNumbers(message.body)}</blockquote>
      <p className="dim small">
        <time dateTime={message.createdAt}>{fullMoment(message.createdAt, lang)}</time>
      </p>
      {message.quoteId !== null && (
        <p>
          <Link className="text-button" to={`/admin/quotes/${message.quoteId}`}>
            {t.openQuote}
          </Link>
        </p>
      )}
      <MessageSubject message={message} />
      {may('leads') && message.leadId !== null && (
        <MessageLead
          key={message.id}
          leadId={message.leadId}
          question={{
            text: message.body,
            isViewing: message.source === 'viewing',
            name: message.senderName,
            phone,
          }}
        />
      )}
      {message.earlier > 0 && (
        <section className="inbox-earlier">
          <h3>
            {t.earlier}
            <span>{t.earlierCount(message.earlier)}</span>
          </h3>
          <Earlier messages={earlier} />
          {senderKey && <TextButton onPress={() => onOnlySender(senderKey)}>{t.allOfSender}</TextButton>}
        </section>
      )}
    </>
  );
}

const Earlier = ({ messages }: { messages: MessageDetail['earlierMessages'] | undefined }) => (
  <ol>
    {messages === undefined ? (
      <li>
        <Skeleton width="12em" />
      </li>
    ) : (
      messages.map((one) => (
        <li key={one.id}>
          <RelativeTime at={one.createdAt} />
          <p dir="auto">{isolateNumbers(one.body)}</p>
        </li>
      ))
    )}
  </ol>
);
