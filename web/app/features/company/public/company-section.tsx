import { usePublicTexts } from '~/i18n/public/index.ts';
import './company-section.css';

export function CompanySection({ paragraphs }: { paragraphs: string[] }) {
  const t = usePublicTexts().home;
  return (
    <section className="company" id="company" aria-labelledby="h-company">
      <div className="wrap company-text">
        <h2 id="h-company">{t.companyTitle}</h2>
        <div className="prose lead">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
