import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Busy } from '~/ui/admin/feedback/busy.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { LoadError } from '~/ui/admin/feedback/load-error.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';

type Read = { data: unknown; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  keep: string;
  /** What the plan is read from. */
  query: Read;
  taking: { isPending: boolean; error: Error | null };
  /** Said where the plan was no longer true. */
  stale: string;
  canTake: boolean;
  takeLabel: string;
  onTake: () => void;
  children: ReactNode;
};

/** What can be taken back and what cannot, before anything is written. */
export function TakeBackFrame({ query, taking, ...props }: Props) {
  const { sheetFiles: t } = useAdminTexts();
  const errorText = useErrorText();
  const isStale = taking.error instanceof ApiError && taking.error.status === 409;
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      isDismissable={!taking.isPending}
      title={props.title}
      footer={
        <>
          <span className="grow" />
          <Button autoFocus isDisabled={taking.isPending} onPress={props.onClose}>
            {props.keep}
          </Button>
          {query.data !== undefined && (
            <Button
              variant="danger"
              isPending={taking.isPending || query.isFetching}
              pendingLabel={taking.isPending ? t.takingBack : undefined}
              disabledReason={props.canTake ? undefined : t.canNothing}
              onPress={props.onTake}
            >
              {props.takeLabel}
            </Button>
          )}
        </>
      }
    >
      {taking.error && (
        <ErrorSummary>
          {isStale ? props.stale : `${t.takeBackFailed}: ${errorText(taking.error)}`}
        </ErrorSummary>
      )}
      {query.data !== undefined ? (
        props.children
      ) : query.error ? (
        <LoadError
          title={t.planFailed}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Busy>{t.reading}</Busy>
      )}
    </Dialog>
  );
}

type HalfProps = { isKept?: boolean; title: string; children?: ReactNode };

/** One half of the dialog: what goes, or what stays. */
export function TakeBackHalf({ isKept = false, title, children }: HalfProps) {
  return (
    <div className={isKept ? 'import-take-not' : undefined}>
      <dt>
        <Icon name={isKept ? 'prohibit' : 'check'} />
        {title}
      </dt>
      {children && <dd>{children}</dd>}
    </div>
  );
}
