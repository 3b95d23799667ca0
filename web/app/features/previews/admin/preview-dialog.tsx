import type { Preview } from '@diyar/contract/previews';
import { useHref } from 'react-router';
import { SaveStopped } from '~/features/project-draft/admin/save-stopped.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayOfMoment, shortMoment } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useCopyLink } from '~/lib/admin/use-copy-link.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { ExternalButton } from '~/ui/admin/buttons/external-button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Dialog, DialogBody } from '~/ui/admin/overlays/dialog.tsx';
import './preview-dialog.css';
import { useEndPreview, useMakePreview, usePreviews } from './previews-api.ts';

type Prepare = Parameters<typeof useMakePreview>[0];
type DialogProps = { isOpen: boolean; onClose: () => void };
type Props = { projectId: number | null; prepare: Prepare };

/** The links that show the project as it is in the editor (docs/product/publishing.md#previews). */
export function PreviewDialog({ isOpen, onClose, projectId, prepare }: Props & DialogProps) {
  const { previews: t } = useAdminTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.title}>
      <DialogBody>
        {isOpen && <Links projectId={projectId} prepare={prepare} onStopped={onClose} />}
      </DialogBody>
    </Dialog>
  );
}

/** `onStopped`: something typed is wrong, and the editor shows where. */
function Links({ projectId, prepare, onStopped }: Props & { onStopped: () => void }) {
  const { previews: t } = useAdminTexts();
  const errorText = useErrorText();
  const query = usePreviews(projectId);
  const make = useMakePreview(prepare);
  const press = () =>
    make.mutate(undefined, { onError: (error) => error instanceof SaveStopped && onStopped() });
  return (
    <div className="form-stack">
      <p className="note">{t.body}</p>
      {make.error && !(make.error instanceof SaveStopped) && (
        <ErrorSummary>{`${t.failed}: ${errorText(make.error)}`}</ErrorSummary>
      )}
      {make.data && <NewLink preview={make.data} />}
      <p>
        <Button
          variant={make.data ? undefined : 'primary'}
          icon="link-simple"
          isPending={make.isPending}
          pendingLabel={t.making}
          onPress={press}
        >
          {t.make}
        </Button>
      </p>
      <section className="preview-dialog-links">
        <h3>{t.others}</h3>
        <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
          {(links) =>
            links.length === 0 ? (
              <p className="dim">{t.none}</p>
            ) : (
              <ul>
                {links.map((link) => (
                  <Link key={link.id} link={link} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </section>
    </div>
  );
}

/** The whole address of a page of the site. */
function usePageUrl(path: string): string {
  const href = useHref(path);
  return typeof location === 'undefined' ? href : new URL(href, location.origin).href;
}

function NewLink({ preview: { path } }: { preview: Preview }) {
  const { previews: t } = useAdminTexts();
  const url = usePageUrl(path);
  const copy = useCopyLink();
  return (
    <div className="preview-dialog-new">
      <TextField label={t.link} value={url} onChange={() => {}} dir="ltr" isReadOnly />
      <Button icon="copy" onPress={() => void copy(url)}>
        {t.copy}
      </Button>
      <ExternalButton icon="arrow-square-out" href={url}>
        {t.show}
      </ExternalButton>
    </div>
  );
}

function Link({ link }: { link: Preview }) {
  const { previews: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const end = useEndPreview();
  const url = usePageUrl(link.path);
  const copy = useCopyLink();
  const day = dayOfMoment(link.endsAt, lang);
  const withdraw = () =>
    end.mutate(link, {
      onSuccess: () => showToast({ kind: 'success', title: t.withdrawn }),
      onError: (error) => showToast({ kind: 'failure', title: t.withdrawFailed, detail: errorText(error) }),
    });
  return (
    <li>
      <span className="two-lines">
        <a href={url} target="_blank" rel="noreferrer">
          {t.ends(day)}
        </a>
        <small>{t.madeBy(link.createdBy ?? '', shortMoment(link.createdAt, lang, ui))}</small>
      </span>
      <TextButton onPress={() => void copy(url)}>{t.copy}</TextButton>
      <TextButton isDanger isDisabled={end.isPending} aria-label={t.withdrawOf(day)} onPress={withdraw}>
        {t.withdraw}
      </TextButton>
    </li>
  );
}
