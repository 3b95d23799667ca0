import type { ContractTemplate, ContractTemplates } from '@diyar/contract/contracts';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { download } from '~/lib/admin/download.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import '../contracts.css';
import { useTemplates } from '../contracts-api.ts';
import { TemplateDialog, VersionDialog } from './template-form.tsx';
import { TemplateSection } from './template-section.tsx';

/** The lawyer's Word files: docs/product/contracts.md#templates. */
export function TemplatesScreen() {
  const { contractsTemplates: t } = useAdminTexts();
  const query = useTemplates();
  const [isAdding, setAdding] = useState(false);
  const upload = (
    <Button variant="primary" icon="upload-simple" onPress={() => setAdding(true)}>
      {t.upload}
    </Button>
  );
  return (
    <Page
      title={t.title}
      actions={
        <>
          <LinkButton variant="quiet" icon="list" to="/admin/contracts/fields">
            {t.fields}
          </LinkButton>
          <SampleButton />
          {query.data && query.data.items.length > 0 && upload}
        </>
      }
    >
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="24em" />}>
        {(templates) => (
          <>
            {templates.items.length === 0 ? (
              <EmptyState title={t.empty} action={upload}>
                {t.emptyBody}
              </EmptyState>
            ) : (
              <Templates templates={templates} />
            )}
            <TemplateDialog
              isOpen={isAdding}
              template={null}
              projects={templates.projects}
              onClose={() => setAdding(false)}
            />
          </>
        )}
      </QueryView>
    </Page>
  );
}

/** A plain contract of sale in the language of the screen. */
export function SampleButton() {
  const { contractsTemplates: t } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const [isLoading, setLoading] = useState(false);
  async function get() {
    setLoading(true);
    try {
      await download('/admin/contract-templates/sample', { lang }, `sample-${lang}.docx`, {
        isNamedByServer: true,
      });
    } catch (error) {
      showToast({ kind: 'failure', title: t.sampleFailed, detail: errorText(error) });
    } finally {
      setLoading(false);
    }
  }
  return (
    <Button variant="quiet" icon="download-simple" isPending={isLoading} onPress={() => void get()}>
      {t.sample}
    </Button>
  );
}

function Templates({ templates }: { templates: ContractTemplates }) {
  const [edited, setEdited] = useState<ContractTemplate | null>(null);
  const [renewed, setRenewed] = useState<ContractTemplate | null>(null);
  return (
    <div className="stack">
      {templates.items.map((template) => (
        <TemplateSection
          key={template.id}
          template={template}
          onEdit={() => setEdited(template)}
          onNewVersion={() => setRenewed(template)}
        />
      ))}
      <TemplateDialog
        isOpen={edited !== null}
        template={edited}
        projects={templates.projects}
        onClose={() => setEdited(null)}
      />
      <VersionDialog template={renewed} onClose={() => setRenewed(null)} />
    </div>
  );
}
