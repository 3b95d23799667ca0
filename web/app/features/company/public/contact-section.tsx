import { usePublicTexts } from '~/i18n/public/index.ts';
import { Channels } from '~/ui/public/channels.tsx';
import { Icon } from '~/ui/public/icon.tsx';
import './contact-section.css';
import type { Intro } from './intro-of.ts';

export function ContactSection({ intro }: { intro: Intro }) {
  const t = usePublicTexts().home;
  return (
    <section className="section wrap contact" id="contact" aria-labelledby="h-contact">
      <div className="contact-lead">
        <h2 id="h-contact">{t.contactTitle}</h2>
        <p className="lead">{t.contactText}</p>
        <Channels phone={intro.phone} email={intro.email} />
      </div>
      {intro.address && (
        <address className="office">
          <h3>{t.office}</h3>
          <p>{intro.address}</p>
          {intro.mapsUrl && (
            <a className="btn line" href={intro.mapsUrl} target="_blank" rel="noreferrer">
              {t.maps}
              <Icon name="arrowUpRight" className="flip" />
            </a>
          )}
        </address>
      )}
    </section>
  );
}
