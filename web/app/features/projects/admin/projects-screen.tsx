import type { ProjectStatus } from '@diyar/contract/rules/project-status';
import { PROJECT_TYPES } from '@diyar/contract/rules/unit-figures';
import { useNavigate, useSearchParams } from 'react-router';
import { MergeCities } from '~/features/cities/admin/merge-cities.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ChoiceFilter, SegmentFilter } from '~/ui/admin/lists/filters.tsx';
import { ListTools } from '~/ui/admin/lists/list-tools.tsx';
import { RefreshButton } from '~/ui/admin/lists/refresh-button.tsx';
import './projects.css';
import { useProjects } from './projects-api.ts';
import { ProjectsGrid } from './projects-grid.tsx';

const NEW = '/admin/projects/new';

/** As a project goes through them. */
const STATUS_ORDER = ['draft', 'active', 'featured', 'archived'] as const satisfies ProjectStatus[];

const FILTERS = { type: oneOf(PROJECT_TYPES), status: oneOf(STATUS_ORDER) };

export function ProjectsScreen() {
  const { projects: t, cities, words } = useAdminTexts();
  const navigate = useNavigate();
  const list = useListParams(FILTERS);
  const [params] = useSearchParams();
  const query = useProjects(list.view);
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
            onPress={() => list.change({ cities: 'merge' }, { isVisit: true })}
          />
          <RefreshButton query={query} />
          <LinkButton variant="primary" icon="plus" to={NEW}>
            {t.newProject}
          </LinkButton>
        </>
      }
    >
      <ListTools list={list} search={t.search}>
        <SegmentFilter
          {...list.field('type')}
          label={t.typeFilter}
          values={PROJECT_TYPES}
          words={words.projectTypes}
          all={t.allTypes}
        />
        <ChoiceFilter
          {...list.field('status')}
          className="projects-status"
          label={t.status}
          isLabelHidden
          values={STATUS_ORDER}
          words={words.projectStatuses}
          all={t.allStatuses}
        />
      </ListTools>
      <ProjectsGrid list={list} query={query} />
      <MergeCities isOpen={params.get('cities') === 'merge'} onClose={() => list.change({ cities: null })} />
    </Page>
  );
}
