import { LANGS } from '@diyar/contract/rules/language';
import { dialDigits } from '@diyar/contract/rules/phone';
import { Link } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useBrand } from '~/lib/brand.tsx';
import { useLanguage } from '~/lib/language.tsx';
import { Brand } from './brand.tsx';
import type { Contact } from './contact.ts';
import { Icon } from './icon.tsx';
import { useLanguageHref } from './page-tools.tsx';
import { SectionLinks } from './section-links.tsx';

/** `year` is the server's, so that server and browser render the same. */
export function Footer({ contact, year }: { contact: Contact; year: number }) {
  const t = usePublicTexts().shell;
  const brand = useBrand();
  const { name, phone, email, city, country } = contact;
  const digits = dialDigits(phone);
  return (
    <footer className="footer below">
      <div className="wrap">
        <div className="footer-top">
          <div className="footer-brand">
            <span className="brand">
              <Brand />
            </span>
            <p>{brand.text('footer', t.tag(city, country))}</p>
          </div>
          <nav aria-label={t.site}>
            <h2>{t.site}</h2>
            <ul>
              <SectionLinks />
            </ul>
          </nav>
          {(digits || email) && (
            <div>
              <h2>{t.reach}</h2>
              <ul>
                {digits && (
                  <li>
                    <a href={`tel:+${digits}`}>
                      <bdi dir="ltr">{phone}</bdi>
                    </a>
                  </li>
                )}
                {email && (
                  <li>
                    <a href={`mailto:${email}`}>
                      <bdi dir="ltr">{email}</bdi>
                    </a>
                  </li>
                )}
              </ul>
            </div>
          )}
          <Socials contact={contact} />
        </div>
        <div className="footer-end">
          <p>{t.rights(year, name)}</p>
          <ul>
            <li>
              <Link to="/privacy">{t.privacy}</Link>
            </li>
            <li>
              <Link to="/terms">{t.terms}</Link>
            </li>
          </ul>
          <LanguageButtons />
        </div>
      </div>
    </footer>
  );
}

/** Only those that are set. */
function Socials({ contact }: { contact: Contact }) {
  const t = usePublicTexts().shell;
  const links = (['instagram', 'facebook'] as const).filter((network) => contact[network]);
  if (links.length === 0) return null;
  return (
    <div>
      <h2>{t.follow}</h2>
      <ul className="footer-social">
        {links.map((network) => (
          <li key={network}>
            <a href={contact[network]} aria-label={t[network]} target="_blank" rel="noreferrer">
              <Icon name={network} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LanguageButtons() {
  const t = usePublicTexts().shell;
  const { lang } = useLanguage();
  const to = { ar: useLanguageHref('ar'), en: useLanguageHref('en') };
  return (
    <ul className="footer-language" aria-label={t.language}>
      {LANGS.map((one) => (
        <li key={one}>
          <Link
            to={to[one]}
            reloadDocument
            lang={one}
            hrefLang={one}
            aria-current={one === lang || undefined}
          >
            {one === 'ar' ? t.arabicShort : t.englishShort}
            <span className="visually-hidden">{one === 'ar' ? ` ${t.arabic}` : ` ${t.english}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
