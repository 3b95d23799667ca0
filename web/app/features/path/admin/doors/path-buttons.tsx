import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useMay } from '~/lib/session/holder.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { openPath, PATH_STEPS, type PathFrom, type PathStep } from './open-path.ts';

const ICONS = { quote: 'file-text', hold: 'timer', reserve: 'key' } as const;

type Props = PathFrom & {
  /** Where not all of them make sense. */
  steps?: readonly PathStep[];
  /** The one that usually comes next. */
  primary?: PathStep;
  size?: 's';
};

/** Quote, Hold, Reserve: each opens the same sheet, filled in. For those who sell; others see nothing. */
export function PathButtons({ steps = PATH_STEPS, primary, size, ...from }: Props) {
  const { pathDoors: t } = useAdminTexts();
  const may = useMay();
  if (!may('selling')) return null;
  return steps.map((step) => (
    <Button
      key={step}
      variant={step === primary ? 'primary' : undefined}
      size={size}
      icon={ICONS[step]}
      onPress={() => openPath(step, from)}
    >
      {t.steps[step]}
    </Button>
  ));
}
