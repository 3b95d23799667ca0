import { nameOf } from '@diyar/contract/rules/localized';
import { unitKey } from '@diyar/contract/rules/unit-words';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import type { PathUnit } from './doors/open-path.ts';
import { useSoldProjects } from './path-data.ts';

const SHOWN = 40;
const ALL = 'all';

type Props = {
  /** What the person asked about. */
  asked: readonly PathUnit[];
  /** Whose units come first. */
  projectId: number | null;
  onChoose: (unit: PathUnit) => void;
};

/** Which unit: one of those asked about, or any free one of any project, by its number. */
export function ChooseUnit({ asked, projectId, onChoose }: Props) {
  const { path: t } = useAdminTexts();
  const { lang } = useLanguage();
  const [text, setText] = useState('');
  const [project, setProject] = useState(projectId);
  const projects = useSoldProjects();
  const typed = unitKey(text);
  const named = (id: number) => {
    const found = projects.data?.find((one) => one.id === id);
    return found ? nameOf(found, lang) : '';
  };
  return (
    <>
      {asked.length > 0 && (
        <section>
          <h3>{t.asked}</h3>
          <Units units={asked} named={named} onChoose={onChoose} />
        </section>
      )}
      <QueryView query={projects} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
        {(list) => {
          const free = list
            .filter(({ id }) => project === null || id === project)
            .flatMap(({ id, drawing }) =>
              drawing
                .flatMap(({ cells }) => cells)
                .filter(({ status, label }) => status === 'available' && unitKey(label).includes(typed))
                .map((cell) => ({ projectId: id, no: cell.id, label: cell.label })),
            );
          return (
            <>
              <div className="path-choose-tools">
                <SearchField label={t.find} value={text} onChange={setText} />
                {list.length > 1 && (
                  <Select
                    label={t.project}
                    isLabelHidden
                    value={project === null ? ALL : String(project)}
                    options={[
                      { value: ALL, label: t.allProjects },
                      ...list.map((one) => ({ value: String(one.id), label: nameOf(one, lang) })),
                    ]}
                    onChange={(id) => setProject(id === ALL ? null : Number(id))}
                  />
                )}
              </div>
              {free.length === 0 ? (
                <p className="note">{list.length === 0 ? t.noProject : t.noFreeUnit}</p>
              ) : (
                <Units units={free.slice(0, SHOWN)} named={named} onChoose={onChoose} />
              )}
              {free.length > SHOWN && <p className="note">{t.moreUnits(free.length - SHOWN)}</p>}
            </>
          );
        }}
      </QueryView>
    </>
  );
}

type UnitsProps = {
  units: readonly PathUnit[];
  named: (projectId: number) => string;
  onChoose: (unit: PathUnit) => void;
};

const Units = ({ units, named, onChoose }: UnitsProps) => (
  <ul className="path-choose">
    {units.map((unit) => (
      <li key={JSON.stringify(unit)}>
        <button type="button" onClick={() => onChoose(unit)}>
          <strong>
            <bdi dir="ltr">{unit.label}</bdi>
          </strong>
          <bdi className="dim clip">{named(unit.projectId)}</bdi>
        </button>
      </li>
    ))}
  </ul>
);
