import { Link } from 'react-router';
import '~/ui/public/button.css';
import { Icon } from '~/ui/public/icon.tsx';
import { whatsappUrl } from '~/ui/public/whatsapp.ts';
import './quote.css';
import type { GoneView } from './quote-view.server.ts';

/** The quote no longer holds: why, and what to do; none of its figures. */
export function QuoteGone({ quote, whatsapp }: { quote: GoneView; whatsapp: string }) {
  const chat = whatsappUrl(whatsapp, quote.ask.text);
  return (
    <article className="quote wrap">
      <div className="quote-card quote-gone">
        <p className="quote-tags">
          <span className="quote-badge">{quote.badge}</span>
          <span>
            {quote.title} <bdi dir="ltr">{quote.number.value}</bdi>
          </span>
        </p>
        <h1>{quote.says.title}</h1>
        <p>{quote.says.text || quote.building}</p>
        {quote.similar.length > 0 && (
          <ul className="quote-similar">
            {quote.similar.map(({ id, label, path, price }) => (
              <li key={id}>
                <Link to={path}>
                  <bdi>{label}</bdi>
                </Link>
                <bdi dir="ltr">{price}</bdi>
              </li>
            ))}
          </ul>
        )}
        {chat && (
          <a className="btn" href={chat} target="_blank" rel="noreferrer">
            <Icon name="whatsapp" />
            {quote.ask.label}
          </a>
        )}
      </div>
    </article>
  );
}
