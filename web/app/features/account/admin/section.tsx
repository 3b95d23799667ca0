import { type ReactNode, useId } from 'react';

type Props = { title: string; hint?: ReactNode; children: ReactNode };

/** A block with its title beside it; above it on phones. Each saves by itself. */
export function Section({ title, hint, children }: Props) {
  const id = useId();
  return (
    <section className="my-account-section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {hint && <p>{hint}</p>}
      </div>
      <div className="my-account-body">{children}</div>
    </section>
  );
}
