import type { BuildingSetup } from '@diyar/contract/building-setup';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { useMay } from '~/lib/session/holder.ts';
import { session } from '~/lib/session/session.ts';
import { Switch } from '~/ui/admin/fields/switch.tsx';
import { setupKey } from './building-setup-api.ts';

type Props = { projectId: number; isLacasa: boolean };

/** Whether the older calls and LaCasa's two pages show this building. Saved at once. */
export function LacasaName({ projectId, isLacasa }: Props) {
  const { buildingSetup: t } = useAdminTexts();
  const errorText = useErrorText();
  const client = useQueryClient();
  const may = useMay();
  const name = useWrite({
    mutationFn: (next: boolean): Promise<BuildingSetup> =>
      api('PUT /admin/projects/{id}/lacasa', { params: { id: projectId }, body: { isLacasa: next } }),
    onSuccess: (saved) => {
      client.setQueryData(setupKey(projectId), saved);
      // the sidebar follows
      void session.check();
    },
    onError: (error) => showToast({ kind: 'failure', title: t.lacasaFailed, detail: errorText(error) }),
  });
  if (!may('users')) return null;
  return (
    <section>
      <Switch isSelected={isLacasa} isDisabled={name.isPending} onChange={(next) => name.mutate(next)}>
        {t.lacasa}
      </Switch>
      <p className="note">{t.lacasaHint}</p>
    </section>
  );
}
