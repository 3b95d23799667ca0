import { Alert, Field } from '~/ui/public/field.tsx';
import { Icon } from '~/ui/public/icon.tsx';
import '~/ui/public/field.css';
import type { QuoteView } from './quote-view.server.ts';

/** What the server said of the digits that were sent; `isAtField` when it is about them. */
export type Refused = { digits: string; message: string; isAtField: boolean };

/** 'I accept', an ordinary form; or that it was accepted, and what follows. */
export function AcceptCard({ quote, refused }: { quote: QuoteView; refused: Refused | undefined }) {
  const { accept, agreed } = quote;
  if (agreed)
    return (
      <section className="quote-agreed" aria-labelledby="h-agreed">
        <Icon name="checkCircle" />
        <h2 id="h-agreed">{agreed.title}</h2>
        <p>{agreed.text}</p>
        <ol>
          {agreed.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="quote-holds">{agreed.note}</p>
      </section>
    );
  if (!accept) return <p className="quote-holds">{quote.t.call}</p>;
  return (
    <form className="quote-accept" id="accept" method="post" aria-labelledby="h-accept">
      <h2 id="h-accept">{accept.title}</h2>
      {refused && !refused.isAtField && <Alert title={refused.message} />}
      <Field name="digits" label={accept.help} error={refused?.isAtField ? refused.message : undefined}>
        {(input) => (
          <input
            {...input}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            required
            defaultValue={refused?.digits}
          />
        )}
      </Field>
      <button className="btn" type="submit">
        <Icon name="check" />
        {accept.label}
      </button>
      <p className="quote-holds">{accept.note}</p>
    </form>
  );
}
