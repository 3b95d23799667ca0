import { IdentityInput, type PersonIdentity } from '@diyar/contract/parties';
import type { PersonId } from '@diyar/contract/rules/ids';
import { textOfNames } from '@diyar/contract/rules/parties';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { dealPath, transferPath } from '~/lib/admin/paths.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useHolder, useMay } from '~/lib/session/holder.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { typedAs, useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
import { LookButton, SameNumber } from './look.tsx';
import './parties.css';
import { PaperFields } from './party-fields.tsx';
import type { PartyValues } from './party-values.ts';

/** What stands on the paper of a person. Whoever is bound to buildings finds it at their deals. */
export function IdentitySection({ id }: { id: PersonId }) {
  const { parties: t } = useAdminTexts();
  const may = useMay();
  const isBound = useHolder()?.isBound === true;
  const query = useRead('GET /admin/persons/{id}/identity', { params: { id } }, { enabled: !isBound });
  const [isOpen, setOpen] = useState(false);
  if (isBound) return null;
  const mayWrite = may('contracts');
  return (
    <section>
      <header className="section-head section-head--small account-head">
        <h2>{t.paper}</h2>
        <span className="grow" />
        {mayWrite && query.data && (
          <TextButton icon="pencil-simple" onPress={() => setOpen(true)}>
            {t.editPaper}
          </TextButton>
        )}
      </header>
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="12em" />}>
        {(identity) => (
          <>
            <Paper identity={identity} mayLook={mayWrite} />
            <DealsAround identity={identity} mayOpen={mayWrite} />
          </>
        )}
      </QueryView>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t.paper} isDismissable={false}>
        {query.data && <PaperForm identity={query.data} onClose={() => setOpen(false)} />}
      </Dialog>
    </section>
  );
}

function Paper({ identity, mayLook }: { identity: PersonIdentity; mayLook: boolean }) {
  const { parties: t, words } = useAdminTexts();
  const errorText = useErrorText();
  const [number, setNumber] = useState('');
  const { personId, legalName, idKind, idNumber, address, email } = identity;
  const look = useWrite({
    mutationFn: () => api('POST /admin/persons/{id}/identity/look', { params: { id: personId } }),
    onSuccess: ({ numbers }) => setNumber(numbers[0]?.idNumber ?? ''),
    onError: (error) => showToast({ kind: 'failure', title: t.lookFailed, detail: errorText(error) }),
  });
  const isEmpty = [legalName, idNumber, address, email].every((text) => text === '') && idKind === null;
  if (isEmpty) return <p className="note account-none">{t.paperEmpty}</p>;
  return (
    <>
      <p>
        <bdi>{legalName}</bdi>
      </p>
      <p className="parties-facts">
        {(idKind || idNumber) && (
          <span>
            {idKind && words.idKinds[idKind]} <bdi dir="ltr">{number || idNumber}</bdi>
          </span>
        )}
        {email && <bdi dir="ltr">{email}</bdi>}
        {address && <bdi>{address}</bdi>}
      </p>
      {mayLook && number === '' && idNumber !== '' && <LookButton look={look} />}
      <SameNumber others={identity.sameNumber} />
    </>
  );
}

/** Deals of others in which they buy too, and those that they handed over. */
function DealsAround({ identity, mayOpen }: { identity: PersonIdentity; mayOpen: boolean }) {
  const { parties: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { furtherIn, handedOver } = identity;
  if (furtherIn.length + handedOver.length === 0) return null;
  return (
    <ul className="parties-transfers">
      {furtherIn.map(({ dealId, name }) => (
        <li key={`deal ${dealId}`}>
          {t.buysBeside(name)} <Link to={dealPath(dealId)}>{t.account}</Link>
        </li>
      ))}
      {handedOver.map(({ transferId, number, on, to }) => (
        <li key={`transfer ${transferId}`}>
          {t.handedOn(shortDay(on, lang), textOfNames(to))}{' '}
          {mayOpen && <Link to={transferPath(transferId)}>{t.paperNo(number)}</Link>}
        </li>
      ))}
    </ul>
  );
}

type Values = Pick<PartyValues, 'legalName' | 'idKind' | 'idNumber' | 'address' | 'email'> & {
  version: number;
};

function PaperForm({ identity, onClose }: { identity: PersonIdentity; onClose: () => void }) {
  const { parties: t } = useAdminTexts();
  const client = useQueryClient();
  const params = { id: identity.personId };
  const save = useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: ({ idNumber, ...typed }: IdentityInput) =>
      api('PUT /admin/persons/{id}/identity', {
        params,
        body: { ...typed, ...(idNumber && { idNumber }) },
      }),
    onSuccess: (after) => client.setQueryData(readKey('GET /admin/persons/{id}/identity', { params }), after),
  });
  const { legalName, idKind, address, email, version } = identity;
  const form = useSavedForm<Values, IdentityInput, PersonIdentity, typeof t>({
    schema: typedAs<IdentityInput, Values>(IdentityInput),
    labels: t,
    values: { legalName, idKind: idKind ?? '', idNumber: '', address, email, version },
    save: (typed) => save.mutateAsync(typed),
    onSaved: () => {
      onClose();
      showToast({ kind: 'success', title: t.paperSaved });
    },
    failed: t.failed,
    reasonOf: (error) => (error instanceof ApiError && error.code === 'stale' ? t.outdated : undefined),
  });
  const [kind, number] = useWatch({ control: form.control, name: ['idKind', 'idNumber'] });
  return (
    <DialogForm form={form} submitLabel={t.savePaper} onClose={onClose}>
      <PaperFields
        of={form}
        at={(field) => field}
        value={{ idKind: kind, idNumber: number }}
        shown={identity.idNumber}
      />
    </DialogForm>
  );
}
