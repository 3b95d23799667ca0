import { useAdminTexts } from '~/i18n/admin/index.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { PATH_STEPS, type PathStep } from './doors/open-path.ts';

const ICONS = { quote: 'file-text', hold: 'timer', reserve: 'key' } as const;

type Props = { step: PathStep; done: readonly PathStep[]; onStep: (step: PathStep) => void };

/** Where it stands on the way; each step can be gone to at any time. */
export function PathSteps({ step, done, onStep }: Props) {
  const { path: t, pathDoors } = useAdminTexts();
  return (
    <ol className="path-steps" aria-label={t.path}>
      {PATH_STEPS.map((one) => {
        const isDone = done.includes(one);
        return (
          <li key={one}>
            <button
              type="button"
              className={classNames('path-step', isDone && 'path-step--done')}
              aria-current={one === step ? 'step' : undefined}
              aria-label={isDone ? t.done(pathDoors.steps[one]) : undefined}
              onClick={() => onStep(one)}
            >
              <Icon name={isDone ? 'check' : ICONS[one]} />
              <span>{pathDoors.steps[one]}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
