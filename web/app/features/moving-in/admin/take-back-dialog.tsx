import type { RunningTakeBack } from '@diyar/contract/moving-in';
import { RUNNING_KINDS } from '@diyar/contract/rules/running-sheets';
import { Link } from 'react-router';
import { TakeBackFrame, TakeBackHalf } from '~/features/sheet-files/admin/take-back-frame.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useTakeBack, useTakeBackPlan } from './moving-in-api.ts';
import { keptPath } from './row-text.ts';

/** Lines of what stays; the rest is counted. */
const LINES = 8;

type Props = {
  /** Null while it is closed. */
  importId: string | null;
  onClose: () => void;
};

export function TakeBackDialog({ importId, onClose }: Props) {
  const { movingIn: t, sheetFiles } = useAdminTexts();
  const query = useTakeBackPlan(importId);
  const take = useTakeBack();
  const plan = query.data;
  const going = plan
    ? RUNNING_KINDS.flatMap((kind) => (plan[kind] > 0 ? t.counted[kind](plan[kind]) : []))
    : [];

  function close() {
    take.reset();
    onClose();
  }
  const start = () =>
    importId !== null &&
    plan &&
    take.mutate(
      { importId, digest: plan.digest },
      {
        onSuccess: () => {
          showToast({ kind: 'success', title: t.takenBack, detail: going.join(t.and) });
          close();
        },
      },
    );
  return (
    <TakeBackFrame
      isOpen={importId !== null}
      onClose={close}
      title={t.takeBackTitle}
      keep={sheetFiles.keepImport}
      query={query}
      taking={take}
      stale={t.takeBackStale}
      canTake={going.length > 0}
      takeLabel={sheetFiles.takeBack}
      onTake={start}
    >
      {plan && <Plan plan={plan} going={going} />}
    </TakeBackFrame>
  );
}

export function Plan({ plan, going }: { plan: RunningTakeBack; going: readonly string[] }) {
  const { movingIn: t, sheetFiles } = useAdminTexts();
  const further = plan.kept.length - LINES;
  return (
    <dl className="import-take">
      <TakeBackHalf title={going.length > 0 ? t.goes(going.join(t.and)) : sheetFiles.canNothing}>
        {plan.deals > 0 && t.goesToo}
      </TakeBackHalf>
      {plan.kept.length > 0 && (
        <TakeBackHalf isKept title={t.stay(plan.kept.length)}>
          <ul>
            {plan.kept.slice(0, LINES).map((one) => (
              <li key={`${one.kind} ${one.id}`}>
                <Link to={keptPath(one)}>
                  <bdi>{one.name}</bdi> <bdi>{one.units}</bdi>
                </Link>
                {': '}
                {t.reasons[one.reason]}
              </li>
            ))}
            {further > 0 && <li>{t.furtherKept(further)}</li>}
          </ul>
        </TakeBackHalf>
      )}
    </dl>
  );
}
