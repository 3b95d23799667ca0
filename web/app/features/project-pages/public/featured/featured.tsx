import { Link } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Icon } from '~/ui/public/icon.tsx';
import { Rail } from '~/ui/public/rail.tsx';
import type { Card } from '../card/card.ts';
import { ProjectCard } from '../card/project-card.tsx';
import './featured.css';

type FeaturedProps = {
  cards: Card[];
  total: number;
  /** They could not be read; the rest of the page is rendered. */
  failed: boolean;
};

/** The carousel of featured projects, with keys, buttons, a counter and a link to all of them. */
export function Featured({ cards, total, failed }: FeaturedProps) {
  const t = usePublicTexts().home;
  return (
    <section className="section featured below" id="projects" aria-labelledby="h-projects">
      <div className="wrap featured-head">
        <div className="featured-title">
          <h2 id="h-projects">{t.projectsTitle}</h2>
          {cards.length > 0 && <p className="featured-count">{t.count(total)}</p>}
        </div>
        <div className="featured-tools">
          <Link className="btn-link" to="/properties">
            {t.all}
          </Link>
          {cards.length > 1 && (
            <span className="featured-arrows needs-script">
              <button className="btn-tool" type="button" disabled aria-label={t.previous} data-step={-1}>
                <Icon name="arrowLeft" className="icon--flip" />
              </button>
              <button className="btn-tool" type="button" aria-label={t.next} data-step={1}>
                <Icon name="arrowRight" className="icon--flip" />
              </button>
            </span>
          )}
        </div>
      </div>
      {cards.length === 0 ? (
        <p className="wrap lead">{failed ? t.projectsFailed : t.noProjects}</p>
      ) : (
        <Rail label={t.projectsTitle} className="featured-rail next">
          {cards.map((card) => (
            <li key={card.path}>
              <ProjectCard card={card} />
            </li>
          ))}
        </Rail>
      )}
    </section>
  );
}
