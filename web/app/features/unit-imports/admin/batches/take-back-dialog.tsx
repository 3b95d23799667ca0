import type { TakeBackPlan } from '@diyar/contract/unit-batches';
import { useEffect } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortMoment } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Busy } from '~/ui/admin/feedback/busy.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { LoadError } from '~/ui/admin/feedback/load-error.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
import { dayOf, keptLines } from './batch-text.ts';
import { useTakeBack, useTakeBackPlan } from './batches-api.ts';
import { takenUnits, useUndo, withdrawOffer } from './use-undo.ts';

/** Lines of what stays; the rest is counted. */
const LINES = 8;
/** Unit numbers of one line. */
const NUMBERS = 12;

type Props = {
  projectId: number;
  /** Null while it is closed. */
  batch: string | null;
  onClose: () => void;
};

/** What can be taken back and what cannot, with who and when, before anything is written. */
export function TakeBackDialog({ projectId, batch, onClose }: Props) {
  const { unitImports: t } = useAdminTexts();
  const errorText = useErrorText();
  const query = useTakeBackPlan(projectId, batch);
  const take = useTakeBack(projectId);
  const { sayTakenBack } = useUndo();
  const plan = query.data;
  const isImport = plan?.batch.action === 'units.import';
  const can = plan ? takenUnits(plan) : 0;
  // a unit of which one cell stays is among those that go back as well
  const all = plan ? plan.batch.created + plan.batch.changed + plan.batch.deleted : 0;
  const isStale = take.error instanceof ApiError && take.error.status === 409;

  const isOpen = batch !== null;
  useEffect(() => {
    if (isOpen) withdrawOffer();
  }, [isOpen]);

  function close() {
    take.reset();
    onClose();
  }
  const start = () =>
    batch !== null &&
    plan &&
    take.mutate(
      { batch, digest: plan.digest },
      {
        onSuccess: (taken) => {
          sayTakenBack(projectId, taken);
          close();
        },
      },
    );

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isDismissable={!take.isPending}
      title={isImport ? t.dialogImport : t.dialogSave}
      footer={
        <>
          <span className="grow" />
          <Button autoFocus isDisabled={take.isPending} onPress={close}>
            {isImport ? t.keepImport : t.keep}
          </Button>
          {plan && (
            <Button
              variant="danger"
              isPending={take.isPending || query.isFetching}
              pendingLabel={take.isPending ? t.takingBack : undefined}
              disabledReason={can === 0 ? t.canNothing : undefined}
              onPress={start}
            >
              {can === 0 || can >= all ? t.takeBack : t.takeBackOf(can, all)}
            </Button>
          )}
        </>
      }
    >
      {take.error && (
        <ErrorSummary>
          {isStale ? t.takeBackStale : `${t.takeBackFailed}: ${errorText(take.error)}`}
        </ErrorSummary>
      )}
      {plan ? (
        <Plan plan={plan} can={can} />
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

/** The two halves of the dialog. */
export function Plan({ plan, can }: { plan: TakeBackPlan; can: number }) {
  const { unitImports: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const { batch } = plan;
  const moment = (at: string) => shortMoment(at, lang, { today: ui.today, yesterday: ui.yesterday });
  return (
    <>
      <p className="note">
        {t.what(batch.name, moment(batch.at), batch.actorName)}:{' '}
        {t.counts(batch.created, batch.changed, batch.deleted)}.
      </p>
      <dl className="import-take">
        <div>
          <dt>
            <Icon name="check" />
            {can > 0 ? t.can(can) : t.canNothing}
          </dt>
          {can > 0 && (
            <dd>
              {[
                plan.removed > 0 && t.removed(plan.removed, dayOf(batch.until, lang)),
                plan.restored > 0 && t.restored(plan.restored),
                plan.units > 0 && t.reverted(plan.units),
              ]
                .filter(Boolean)
                .join(' ')}
            </dd>
          )}
        </div>
        {plan.keptUnits > 0 && <Kept plan={plan} moment={moment} />}
      </dl>
    </>
  );
}

function Kept({ plan, moment }: { plan: TakeBackPlan; moment: (at: string) => string }) {
  const { unitImports: t } = useAdminTexts();
  const { lang } = useLanguage();
  const lines = keptLines(plan.kept, t, lang);
  const more = new Set(lines.slice(LINES).flatMap(({ numbers }) => numbers)).size;
  return (
    <div className="import-take-not">
      <dt>
        <Icon name="prohibit" />
        {t.cannot(plan.keptUnits)}
      </dt>
      <dd>
        <ul>
          {lines.slice(0, LINES).map(({ key, numbers, sentence, by, at }) => (
            <li key={key}>
              {numbers.slice(0, NUMBERS).map((number) => (
                <b key={number}>
                  <bdi>{number}</bdi>{' '}
                </b>
              ))}
              {numbers.length > NUMBERS && `${t.more(numbers.length - NUMBERS)} `}
              {sentence} {(by || at) && t.byAt(by, at ? moment(at) : '')}
            </li>
          ))}
          {more > 0 && <li>{t.more(more)}</li>}
        </ul>
      </dd>
    </div>
  );
}
