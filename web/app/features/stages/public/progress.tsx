import { Link } from 'react-router';
import '~/ui/public/button.css';
import '~/ui/public/group-head.css';
import { Icon } from '~/ui/public/icon.tsx';
import { Media } from '~/ui/public/media.tsx';
import { Numbered } from '~/ui/public/numbered.tsx';
import { Rail } from '~/ui/public/rail.tsx';
import type { ProgressView, Shot } from './progress-view.server.ts';
import './progress.css';

/** On the page of the project: the newest picture, the last news, the stages. `path` has all pictures. */
export function Progress({ view, path }: { view: ProgressView; path: string | null }) {
  const [newest, ...others] = view.pictures;
  return (
    <section className="below progress" aria-labelledby="h-progress">
      <div className="group-head">
        <h2 id="h-progress">{view.title}</h2>
        {view.updated && <p>{view.updated}</p>}
      </div>
      <div className={newest ? 'progress-two' : undefined}>
        {newest && (
          <div className="progress-news">
            <ProgressShot shot={newest} sizes="(max-width: 60em) 88vw, 26rem" />
            {view.news && (
              <p>
                <b>
                  <Numbered text={view.news.text} />
                </b>
                <span>{view.news.day}</span>
              </p>
            )}
          </div>
        )}
        <ProgressStages view={view} />
      </div>
      {others.length > 0 && (
        <Rail className="progress-rail" label={view.newest}>
          {others.map((shot) => (
            <li key={shot.file.url}>
              <ProgressShot shot={shot} sizes="(max-width: 48em) 62vw, 18rem" />
            </li>
          ))}
        </Rail>
      )}
      {path && view.all && (
        <p className="progress-all">
          <Link className="btn btn--line" to={path}>
            <Icon name="images" />
            {view.all}
          </Link>
        </p>
      )}
    </section>
  );
}

export const ProgressShot = ({ shot, sizes }: { shot: Shot; sizes: string }) => (
  <figure className="progress-shot">
    <Media file={shot.file} alt={shot.alt} sizes={sizes} card />
    <figcaption>
      <Numbered text={shot.caption} />
      <span>{shot.day}</span>
    </figcaption>
  </figure>
);

/** The way of the building: what is reached, what comes next, and in which month. */
export function ProgressStages({ view }: { view: ProgressView }) {
  return (
    <div>
      <p className="progress-count">{view.reached}</p>
      <ol className="progress-way">
        {view.stages.map(({ name, state, when }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two stages may have the same name, and they never move
          <li key={i} data-state={state}>
            <span className="progress-dot">{state === 'done' && <Icon name="check" />}</span>
            <b>
              <Numbered text={name} />
              {state === 'done' && <span className="visually-hidden">{view.done}</span>}
            </b>
            {when && <span>{when}</span>}
          </li>
        ))}
      </ol>
      {view.estimate && <p className="progress-count">{view.estimate}</p>}
    </div>
  );
}
