import type { ContractTemplate, TemplateProblem, TemplateVersion } from '@diyar/contract/contracts';
import { CONTRACT_LOOPS } from '@diyar/contract/rules/contract-field-list';
import { nameOf } from '@diyar/contract/rules/localized';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay, shortDay } from '~/lib/admin/dates.ts';
import { download } from '~/lib/admin/download.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { downloadPrivate } from '~/lib/admin/open-private.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { useUseVersion, versionFile } from '../contracts-api.ts';

type Props = { template: ContractTemplate; onEdit: () => void; onNewVersion: () => void };

/** One template: what it is for, and each file that was uploaded for it. */
export function TemplateSection({ template, onEdit, onNewVersion }: Props) {
  const { contractsTemplates: t } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const use = useUseVersion(template.id);
  const inUse = template.versions.find(({ isInUse }) => isInUse);
  const choose = (versionId: number | null, said: string, back: number | null) =>
    use.mutate(versionId, {
      onSuccess: () =>
        showToast({
          kind: 'success',
          title: said,
          detail: template.name,
          topic: `contract-template-${template.id}`,
          action: { label: t.undo, isUndo: true, run: () => use.mutate(back) },
        }),
      onError: (error) => showToast({ kind: 'failure', title: t.useFailed, detail: errorText(error) }),
    });
  return (
    <section aria-labelledby={`template-${template.id}`}>
      <header className="section-head contracts-head">
        <h2 id={`template-${template.id}`}>
          <bdi>{template.name}</bdi>
        </h2>
        <span className="section-note">
          {t.langs[template.lang]} · {template.project ? nameOf(template.project, lang) : t.allProjects}
        </span>
        {!inUse && <Tag tone="dim">{t.retired}</Tag>}
        <span className="grow" />
        <TextButton icon="pencil-simple" onPress={onEdit}>
          {t.edit}
        </TextButton>
        <TextButton icon="upload-simple" onPress={onNewVersion}>
          {t.newVersion}
        </TextButton>
        {inUse && (
          <TextButton
            icon="prohibit"
            isDisabled={use.isPending}
            onPress={() => choose(null, t.retiredNow, inUse.id)}
          >
            {t.retire}
          </TextButton>
        )}
      </header>
      <ul className="contracts-versions">
        {template.versions.map((version) => (
          <Version
            key={version.id}
            template={template}
            version={version}
            isBusy={use.isPending}
            onUse={() => choose(version.id, t.used(version.version), inUse?.id ?? null)}
          />
        ))}
      </ul>
    </section>
  );
}

type VersionProps = {
  template: ContractTemplate;
  version: TemplateVersion;
  isBusy: boolean;
  onUse: () => void;
};

function Version({ template, version, isBusy, onUse }: VersionProps) {
  const { contractsTemplates: t } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const [isTesting, setTesting] = useState(false);
  const failed = (title: string) => (error: unknown) =>
    showToast({ kind: 'failure', title, detail: errorText(error) });
  const test = () => {
    setTesting(true);
    void download(`/admin/contract-versions/${version.id}/test`, {}, `${template.name}.docx`, {
      isNamedByServer: true,
    })
      .catch(failed(t.testFailed))
      .finally(() => setTesting(false));
  };
  const { problems } = version;
  return (
    <li>
      <div className="contracts-version">
        <strong>{t.version(version.version)}</strong>
        {version.isInUse ? (
          <Tag tone="ok" icon="check">
            {t.inUse}
          </Tag>
        ) : problems.length > 0 ? (
          <Tag tone="clay" icon="warning-circle">
            {t.problemCount(problems.length)}
          </Tag>
        ) : (
          <Tag tone="line">{t.ready}</Tag>
        )}
        <span className="contracts-about">
          {[
            t.found(version.fields.length),
            version.contracts > 0 && t.contracts(version.contracts),
            t.uploadedBy(shortDay(companyDay(new Date(version.at)), lang), version.by ?? ''),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="contracts-acts">
          <Button
            size="s"
            variant="quiet"
            icon="download-simple"
            aria-label={t.openOf(template.name, version.version)}
            onPress={() => void downloadPrivate(() => versionFile(version.id)).catch(failed(t.openFailed))}
          >
            {t.open}
          </Button>
          {problems.length === 0 && (
            <Button size="s" icon="file-text" isPending={isTesting} onPress={test}>
              {t.test}
            </Button>
          )}
          {!version.isInUse && problems.length === 0 && (
            <Button size="s" variant="primary" isDisabled={isBusy} onPress={onUse}>
              {t.use(version.version)}
            </Button>
          )}
        </span>
      </div>
      {problems.length > 0 && <Problems problems={problems} lang={template.lang} />}
    </li>
  );
}

/** What is to be corrected in Word, each with the name that may be meant. */
function Problems({ problems, lang }: { problems: TemplateProblem[]; lang: 'ar' | 'en' }) {
  const { contractsTemplates: t } = useAdminTexts();
  return (
    <ul className="contracts-problems">
      {problems.map((problem) => {
        const { kind, text, count, near, loop } = problem;
        const said = <bdi className="contracts-code">{text}</bdi>;
        const [before = '', after = ''] = sentence(problem, t, lang).split(text);
        return (
          <li key={kind + text}>
            <Icon name="warning-circle" />
            <span className="two-lines">
              <span>
                {before}
                {said}
                {after} {count > 1 && <small className="dim">({t.times(count)})</small>}
              </span>
              {kind === 'unknown' && (
                <small>{near ? t.problems.near(`{${near}}`) : t.problems.nothingNear}</small>
              )}
              {kind === 'outside' && loop === null && <small>{t.problems.nothingNear}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function sentence(
  { kind, text, loop }: TemplateProblem,
  { problems: t }: ReturnType<typeof useAdminTexts>['contractsTemplates'],
  lang: 'ar' | 'en',
): string {
  if (kind === 'outside') return t.outside(text, loop ? CONTRACT_LOOPS[loop][lang] : '');
  return t[kind](text);
}
