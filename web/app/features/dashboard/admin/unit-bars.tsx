import type { Dashboard } from '@diyar/contract/dashboard';
import { nameOf } from '@diyar/contract/rules/localized';
import type { CSSProperties } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';

type Row = Dashboard['unitsByProject'][number];

const width = (share: number) => ({ '--w': share }) as CSSProperties;

/** The bars of all projects, to one scale; screen readers get a sentence for each. */
export function UnitBars({ projects }: { projects: Row[] }) {
  const { dashboard: t, projects: p } = useAdminTexts();
  const { lang } = useLanguage();
  const most = Math.max(1, ...projects.map(({ total }) => total));
  return (
    <section>
      <header className="section-head">
        <h2>{t.byProject}</h2>
        <p className="dashboard-key" aria-hidden="true">
          <i className="dashboard-free" />
          {t.available}
          <i className="dashboard-taken" />
          {t.taken}
        </p>
      </header>
      {projects.length === 0 && <p className="dim">{t.noUnits}</p>}
      <ul className="dashboard-bars">
        {projects.map((project) => {
          const { id, total, available } = project;
          const name = nameOf(project, lang, p.untitled);
          return (
            <li key={id}>
              <span className="dashboard-bars-label clip" dir="auto" aria-hidden="true">
                {name}
              </span>
              <span className="dashboard-bars-track" role="img" aria-label={t.bar(name, available, total)}>
                <i className="dashboard-free" style={width(available / most)} />
                <i className="dashboard-taken" style={width((total - available) / most)} />
              </span>
              <span className="num dashboard-bars-number" dir="ltr" aria-hidden="true">
                {available}
                <span className="dim">/{total}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
