import type { ReactNode } from 'react';
import { formatNumber } from '~/i18n/plural.ts';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useBrand } from '~/lib/brand.tsx';
import './company-section.css';
import { Paragraphs } from '~/ui/public/paragraphs.tsx';

/** Counted from the projects; a figure of zero is left out. */
export type Figures = { projects: number; homes: number; cities: number };

type CompanySectionProps = {
  paragraphs: string[];
  figures: Figures;
  picture: ReactNode;
  /** A small picture in the shape of the mark's arch, where there is room. */
  arch: ReactNode;
};

export function CompanySection({ paragraphs, figures, picture, arch }: CompanySectionProps) {
  const t = usePublicTexts().home;
  const brand = useBrand();
  const shown = (['projects', 'homes', 'cities'] as const).filter((name) => figures[name] > 0);
  return (
    <section className="company-section below later" id="company" aria-labelledby="h-company">
      <div className="company-section-text">
        {arch && <div className="company-section-arch">{arch}</div>}
        <h2 id="h-company">{brand.text('aboutTitle', t.companyTitle)}</h2>
        <Paragraphs texts={paragraphs} />
      </div>
      {picture && <div className="company-section-pic">{picture}</div>}
      {shown.length > 0 && (
        <dl className="company-section-stats">
          {shown.map((name) => (
            <div key={name}>
              <dt>{t.figures[name](figures[name])}</dt>
              <dd>
                <bdi dir="ltr">{formatNumber(figures[name])}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
