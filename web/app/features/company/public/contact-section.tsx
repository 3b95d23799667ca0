import type { ReactNode } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useBrand } from '~/lib/brand.tsx';
import { Icon } from '~/ui/public/icon.tsx';
import { MapCard } from '~/ui/public/map-card.tsx';
import './contact-section.css';
import type { Intro } from './intro-of.ts';
import { Reach } from './reach.tsx';

type Props = {
  intro: Intro;
  /** There is no project yet. */
  isEmpty: boolean;
  form: ReactNode;
};

/**
 * The form, a map and an address block. Autofill makes browsers lay out a section with a form, however far
 * below it is; the Latin words beside the form are `below` on their own, so that their font is not loaded then.
 */
export function ContactSection({ intro, isEmpty, form }: Props) {
  const t = usePublicTexts().home;
  const { name } = useBrand();
  return (
    <section className="section wrap contact-section below" id="contact" aria-labelledby="h-contact">
      <div className="contact-section-grid">
        <div className="contact-section-intro">
          <h2 id="h-contact">{isEmpty ? t.tellMe : t.contactTitle}</h2>
          <p className="lead contact-section-lead">{isEmpty ? t.tellMeText : t.contactText}</p>
          <Reach phone={intro.phone} whatsapp={intro.whatsapp} email={intro.email} />
        </div>
        {form}
      </div>
      <div className="contact-section-place">
        {intro.map?.embed && (
          <MapCard className="contact-section-map" embed={intro.map.embed} place={intro.address} />
        )}
        {intro.address && (
          <address className="contact-section-office">
            <h3>{t.office(name)}</h3>
            <p>{intro.address}</p>
            {intro.map && (
              <a
                className="btn-link contact-section-link below"
                href={intro.map.open}
                target="_blank"
                rel="noreferrer"
              >
                {t.maps}
                <Icon name="arrowUpRight" className="icon--flip" />
              </a>
            )}
          </address>
        )}
      </div>
    </section>
  );
}
