import type { ProjectStatus } from '@diyar/contract/rules/project-status';
import { PROJECT_TYPES, type ProjectType } from '@diyar/contract/rules/unit-figures';
import { useNavigate, useSearchParams } from 'react-router';
import { MergeCities } from '~/features/cities/admin/merge-cities.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useListParams, useSearchText } from '~/lib/admin/list-params.ts';
import { useLive } from '~/lib/admin/live.ts';
import { usePageInRange } from '~/lib/admin/page-in-range.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import './projects.css';
import { useProjects } from './projects-api.ts';
import { ProjectsGrid } from './projects-grid.tsx';

const NEW = '/admin/projects/new';

/** As a project goes through them. */
const STATUS_ORDER = ['draft', 'active', 'featured', 'archived'] as const satisfies ProjectStatus[];

const isType = (value: string | null): value is ProjectType => PROJECT_TYPES.some((type) => type === value);

export function ProjectsScreen() {
  const { projects: t, cities, ui, words } = useAdminTexts();
  const navigate = useNavigate();
  const { q, page, setQ, setPage, change } = useListParams();
  const [text, setText] = useSearchText(q, setQ);
  const [params] = useSearchParams();
  const param = params.get('type');
  const type = isType(param) ? param : null;
  const status = STATUS_ORDER.find((one) => one === params.get('status')) ?? null;
  const query = useProjects({ q, type, status, page });
  usePageInRange(query.data, setPage);
  useLive(['projects']);
  useShortcut('n', () => void navigate(NEW), { label: t.newProject });
  const { data } = query;
  return (
    <Page
      title={t.title}
      sub={data && <span role="status">{t.count(data.total)}</span>}
      actions={
        <>
          <IconButton
            icon="map-pin"
            label={cities.open}
            onPress={() => change({ cities: 'merge' }, { isVisit: true })}
          />
          <IconButton icon="arrow-clockwise" label={ui.refresh} onPress={() => void query.refetch()} />
          <LinkButton variant="primary" icon="plus" to={NEW}>
            {t.newProject}
          </LinkButton>
        </>
      }
    >
      <div className="toolbar">
        <SearchField label={t.search} value={text} onChange={setText} />
        <Segmented
          label={t.typeFilter}
          value={type ?? 'all'}
          onChange={(next) => change({ type: next === 'all' ? null : next, page: null })}
          options={[
            { value: 'all', label: t.allTypes },
            ...PROJECT_TYPES.map((value) => ({ value, label: words.projectTypes[value] })),
          ]}
        />
        <Select<ProjectStatus | 'all'>
          className="projects-status"
          label={t.status}
          isLabelHidden
          value={status ?? 'all'}
          onChange={(next) => change({ status: next === 'all' ? null : next, page: null })}
          options={[
            { value: 'all', label: t.allStatuses },
            ...STATUS_ORDER.map((value) => ({ value, label: words.projectStatuses[value] })),
          ]}
        />
      </div>
      <ProjectsGrid
        query={query}
        q={q}
        type={type}
        status={status}
        onPage={setPage}
        onClear={() => change({ q: null, type: null, status: null, page: null })}
      />
      <MergeCities isOpen={params.get('cities') === 'merge'} onClose={() => change({ cities: null })} />
    </Page>
  );
}
