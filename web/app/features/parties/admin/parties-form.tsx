import { type DealParties, PartiesInput } from '@diyar/contract/parties';
import { PARTIES_MAX } from '@diyar/contract/rules/parties';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { readKey } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { typedAs, useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { PartiesFields } from './party-fields.tsx';
import { NO_PARTY, type PartyValues, sentOf, valuesOf } from './party-values.ts';

type Values = { parties: PartyValues[]; version: number };
type Props = { shown: DealParties; onClose: () => void };

/** The buyers of a deal, all in one form: shares make sense together only. */
export function PartiesForm({ shown, onClose }: Props) {
  const { parties: t } = useAdminTexts();
  const client = useQueryClient();
  const params = { id: shown.dealId };
  const save = useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: ({ parties, version }: PartiesInput) =>
      api('PUT /admin/deals/{id}/parties', { params, body: { parties: parties.map(sentOf), version } }),
    onSuccess: (after) => client.setQueryData(readKey('GET /admin/deals/{id}/parties', { params }), after),
  });
  const form = useSavedForm<Values, PartiesInput, DealParties, typeof t>({
    schema: typedAs<PartiesInput, Values>(PartiesInput),
    labels: t,
    values: {
      parties: shown.parties.length > 0 ? shown.parties.map(valuesOf) : [NO_PARTY],
      version: shown.version,
    },
    save: (typed) => save.mutateAsync(typed),
    onSaved: () => {
      onClose();
      showToast({ kind: 'success', title: t.saved });
    },
    failed: t.failed,
    reasonOf: (error) => (error instanceof ApiError && error.code === 'stale' ? t.outdated : undefined),
  });
  return (
    <DialogForm form={form} submitLabel={t.save} onClose={onClose}>
      <PartiesFields of={form} name="parties" known={shown.parties} max={PARTIES_MAX} />
    </DialogForm>
  );
}
