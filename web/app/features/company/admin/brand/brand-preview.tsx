import { accentOf, isColour, type Theme } from '@diyar/contract/rules/accent';
import { brandNames } from '@diyar/contract/rules/brand';
import { inLanguage, nameOf } from '@diyar/contract/rules/localized';
import type { CSSProperties } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { shownLogos } from './brand-logos.tsx';
import type { BrandValues, LogoField, LogoUrls } from './brand-values.ts';

const OLIVE = { light: '#46583a', dark: '#a9c190' };

type Props = { values: BrandValues; urls: LogoUrls };

/** The site in both themes, a receipt and a shared link, as they will look; nothing is saved yet. */
export function BrandPreview({ values, urls }: Props) {
  const { companyBrand: t } = useAdminTexts();
  const { lang } = useLanguage();
  const colour = values.accent.trim();
  const accent = isColour(colour) ? accentOf(colour) : OLIVE;
  const name = brandNames(values)[lang];
  const logos = shownLogos(values, urls);
  const sign = (field: LogoField) => (
    <span className="brand-form-preview-sign">
      {logos && <img src={logos[field]} alt="" />}
      {!(logos && values.logoHasName) && <b>{name}</b>}
    </span>
  );
  const headline = inLanguage(values.headlineEn, values.headlineAr, lang) || t.builtInHeadline;
  return (
    <aside className="brand-form-preview" aria-label={t.preview}>
      <header className="section-head section-head--small">
        <h2>{t.preview}</h2>
        <span className="section-note">{t.beforeSaving}</span>
      </header>
      {(['light', 'dark'] as const).map((theme: Theme) => (
        <figure key={theme}>
          <figcaption>
            {t.site[theme]} <bdi dir="ltr">{accent[theme]}</bdi>
          </figcaption>
          <div
            className="brand-form-preview-site own-theme"
            data-theme={theme}
            style={{ '--accent': accent[theme] } as CSSProperties}
          >
            <div className="brand-form-preview-bar">
              {sign(theme === 'light' ? 'logoFileId' : 'logoDarkFileId')}
              <span className="brand-form-preview-button">{t.contact}</span>
            </div>
            <strong>{headline}</strong>
            <p>{inLanguage(values.descriptionEn, values.descriptionAr, lang)}</p>
            <span className="brand-form-preview-link">{t.seeProjects}</span>
          </div>
        </figure>
      ))}
      <figure>
        <figcaption>{t.paper}</figcaption>
        <div className="brand-form-preview-paper own-theme" data-theme="light">
          {logos && <img src={logos.logoPaperFileId} alt="" />}
          <strong>{nameOf(values, lang)}</strong>
          {(values.iban || values.bankEn || values.bankAr) && (
            <small>
              {inLanguage(values.bankEn, values.bankAr, lang)} <bdi dir="ltr">{values.iban}</bdi>
            </small>
          )}
        </div>
      </figure>
      <figure>
        <figcaption>{t.shareCard}</figcaption>
        <div
          className="brand-form-preview-share own-theme"
          data-theme="light"
          style={{ '--accent': accent.light } as CSSProperties}
        >
          <div>{logos ? <img src={logos.logoFileId} alt="" /> : <b>{name}</b>}</div>
          <strong>{`${headline} | ${name}`}</strong>
        </div>
      </figure>
    </aside>
  );
}
