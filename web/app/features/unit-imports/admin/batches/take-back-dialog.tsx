import type { TakeBackPlan } from '@diyar/contract/unit-batches';
import { useEffect } from 'react';
import { TakeBackFrame, TakeBackHalf } from '~/features/sheet-files/admin/take-back-frame.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
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
  const { unitImports: t, sheetFiles } = useAdminTexts();
  const query = useTakeBackPlan(projectId, batch);
  const take = useTakeBack(projectId);
  const { sayTakenBack } = useUndo();
  const plan = query.data;
  const isImport = plan?.batch.action === 'units.import';
  const can = plan ? takenUnits(plan) : 0;
  // a unit of which one cell stays is among those that go back as well
  const all = plan ? plan.batch.created + plan.batch.changed + plan.batch.deleted : 0;

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
    <TakeBackFrame
      isOpen={isOpen}
      onClose={close}
      title={isImport ? t.dialogImport : t.dialogSave}
      keep={isImport ? sheetFiles.keepImport : t.keep}
      query={query}
      taking={take}
      stale={t.takeBackStale}
      canTake={can > 0}
      takeLabel={can === 0 || can >= all ? sheetFiles.takeBack : t.takeBackOf(can, all)}
      onTake={start}
    >
      {plan && <Plan plan={plan} can={can} />}
    </TakeBackFrame>
  );
}

/** The two halves of the dialog. */
export function Plan({ plan, can }: { plan: TakeBackPlan; can: number }) {
  const { unitImports: t, sheetFiles, ui } = useAdminTexts();
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
        <TakeBackHalf title={can > 0 ? t.can(can) : sheetFiles.canNothing}>
          {can > 0 &&
            [
              plan.removed > 0 && t.removed(plan.removed, dayOf(batch.until, lang)),
              plan.restored > 0 && t.restored(plan.restored),
              plan.units > 0 && t.reverted(plan.units),
            ]
              .filter(Boolean)
              .join(' ')}
        </TakeBackHalf>
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
    <TakeBackHalf isKept title={t.cannot(plan.keptUnits)}>
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
    </TakeBackHalf>
  );
}
