import type { Project } from '@diyar/contract/projects';
import { nameOf } from '@diyar/contract/rules/localized';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { usePlanTemplates } from './plan-templates-api.ts';

/** In the editor: the names of the project's payment plans, and the way to their page. */
export function PlansPanel({ project }: { project: Project | null }) {
  const { planTemplates: t } = useAdminTexts();
  if (project) return <SavedPanel projectId={project.id} />;
  return (
    <section className="editor-group">
      <h2>{t.title}</h2>
      <p className="note">{t.panelNew}</p>
    </section>
  );
}

function SavedPanel({ projectId }: { projectId: number }) {
  const { planTemplates: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { data } = usePlanTemplates(projectId);
  // still loading, or a server without plans
  if (!data) return null;
  return (
    <section className="editor-group">
      <h2>{t.title}</h2>
      {data.items.length === 0 ? (
        <p className="note">{t.panelNone}</p>
      ) : (
        <ul>
          {data.items.map((template) => (
            <li key={template.id}>{nameOf(template, lang, t.title)}</li>
          ))}
        </ul>
      )}
      <LinkButton
        icon={data.items.length === 0 ? 'plus' : 'pencil-simple'}
        to={`/admin/projects/${projectId}/plans`}
      >
        {data.items.length === 0 ? t.add : t.open}
      </LinkButton>
    </section>
  );
}
