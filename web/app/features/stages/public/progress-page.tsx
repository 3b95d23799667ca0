import { Link, useLocation } from 'react-router';
import '~/ui/public/button.css';
import { searchWith } from '~/lib/search-params.ts';
import { Icon } from '~/ui/public/icon.tsx';
import { Numbered } from '~/ui/public/numbered.tsx';
import { ProgressShot, ProgressStages } from './progress.tsx';
import type { MonthsView, ProgressView } from './progress-view.server.ts';
import './progress-page.css';

type Props = { view: ProgressView; months: MonthsView; project: { name: string; path: string } };

/** All pictures of a building as it grew, newest first, month by month. */
export function ProgressPage({ view, months, project }: Props) {
  const { words, newer, older } = months;
  const { search } = useLocation();
  return (
    <div className="wrap progress-page">
      <Link className="btn-back" to={project.path}>
        <Icon name="arrowLeft" className="icon--flip" />
        <Numbered text={project.name} />
      </Link>
      <header>
        <h1>{view.title}</h1>
        {view.updated && <p className="progress-page-note">{view.updated}</p>}
      </header>
      {months.months.length > 1 && (
        <nav className="progress-page-months" aria-label={words.months}>
          {months.months.map(({ month, name }) => (
            <a key={month} href={`#m${month}`}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {months.months.length === 0 && <p>{words.none}</p>}
      {months.months.map(({ month, name, reached, pictures }) => (
        <section key={month} id={`m${month}`} className="progress-page-month" aria-labelledby={`t${month}`}>
          <div>
            <h2 id={`t${month}`}>{name}</h2>
            {reached.map((text) => (
              <p key={text} className="progress-page-reached">
                <Icon name="checkCircle" />
                <Numbered text={text} />
              </p>
            ))}
            {reached.length === 0 && <p className="progress-page-note">{words.goesOn}</p>}
          </div>
          <div className="progress-page-pictures">
            {pictures.map((shot) => (
              <ProgressShot key={shot.file.url} shot={shot} sizes="(max-width: 48em) 88vw, 22rem" />
            ))}
          </div>
        </section>
      ))}
      {(newer || older) && (
        <p className="btn-row">
          {newer && (
            <Link
              className="btn btn--line"
              to={searchWith(search, { page: newer === 1 ? null : newer }) || '?'}
            >
              {words.newer}
            </Link>
          )}
          {older && (
            <Link className="btn btn--line" to={searchWith(search, { page: older })}>
              {words.older}
            </Link>
          )}
        </p>
      )}
      <section className="progress-page-stages" aria-labelledby="h-stages">
        <h2 id="h-stages">{words.stages}</h2>
        <ProgressStages view={view} />
      </section>
    </div>
  );
}
