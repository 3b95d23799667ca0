import { Channels } from '~/ui/public/channels.tsx';
import type { Contact } from '~/ui/public/contact.ts';
import { Alert, Field } from '~/ui/public/field.tsx';
import '~/ui/public/button.css';
import '~/ui/public/field.css';
import type { GateView, GoneView } from './buyer-view.server.ts';
import './buyer.css';

type Refused = { message: string; isAtField: boolean } | undefined;

/** Before the right digits: the same words for every address. */
export function BuyerGate({
  view,
  refused,
  contact,
}: {
  view: GateView;
  refused: Refused;
  contact: Contact;
}) {
  if (view.rest) return <BuyerNote says={view.rest} contact={contact} />;
  return (
    <div className="buyer wrap">
      <form className="buyer-gate" method="post">
        <h1>{view.title}</h1>
        <p className="buyer-soft">{view.help}</p>
        {refused && !refused.isAtField && <Alert title={refused.message} />}
        <Field name="digits" label={view.digits} error={refused?.isAtField ? refused.message : undefined}>
          {(input) => (
            <input {...input} dir="ltr" inputMode="numeric" autoComplete="off" maxLength={4} required />
          )}
        </Field>
        <button className="btn" type="submit" name="does" value="open">
          {view.open}
        </button>
        <p className="buyer-soft">{view.newNumber}</p>
        <Channels {...contact} />
      </form>
    </div>
  );
}

/** It rests, or there is nothing to open any more. */
export const BuyerNote = ({ says, contact }: { says: GoneView; contact: Contact }) => (
  <div className="buyer wrap">
    <article className="buyer-gate">
      <h1>{says.title}</h1>
      <p className="buyer-soft">{says.help}</p>
      <Channels {...contact} />
    </article>
  </div>
);
