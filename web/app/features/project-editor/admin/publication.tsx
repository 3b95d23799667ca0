import { projectPath, SAVED_STATUSES } from '@diyar/contract/rules/project-status';
import { nextSlug } from '~/features/project-draft/admin/payload.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { RadioCards } from '~/ui/admin/fields/radio-cards.tsx';
import type { Editor } from './use-editor.ts';

type Props = { editor: Editor; isFeatured: boolean };

/** Whether it is published, and at which address. */
export function Publication({ editor, isFeatured }: Props) {
  const { projectEditor: t, words } = useAdminTexts();
  const { draft, state } = editor;
  // another server knows no drafts
  const statuses = SAVED_STATUSES.filter((value) => value !== 'draft' || editor.isOwnServer);
  const slug = nextSlug(draft, state.base);
  const pathOf = (of: string) => projectPath({ id: 0, kind: state.base?.kind ?? '', slug: of });
  const home = pathOf('-').slice(0, -1);
  const isMoving = state.base !== null && slug !== state.base.slug;
  return (
    <section className="editor-group">
      <h2>{t.publication}</h2>
      <RadioCards
        label={t.status}
        value={draft.status}
        options={statuses.map((value) => ({
          value,
          label: words.projectStatuses[value],
          description: t.statusHints[value],
        }))}
        onChange={(status) => editor.change((before) => ({ ...before, status }))}
      />
      {state.base && (
        <div>
          <p className="editor-value">
            <span>{t.featured}</span>
            <b>{isFeatured ? t.yes : t.no}</b>
          </p>
          <p className="form-field-hint">{t.featuredHint}</p>
        </div>
      )}
      <div className="form-field">
        <span className="form-field-label">{t.slug}</span>
        <bdi className="editor-address" dir="ltr">
          {home}
          <b>{slug || '…'}</b>
        </bdi>
        {isMoving && state.base && (
          <p className="form-field-hint">{t.slugChanges(pathOf(state.base.slug))}</p>
        )}
      </div>
    </section>
  );
}
