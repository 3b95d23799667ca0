import type { ReactNode } from 'react';

type Props = { className: string; rows: readonly { name: string; value: ReactNode }[] };

/** Facts in a list, each with its name. */
export const NamedValues = ({ className, rows }: Props) => (
  <dl className={className}>
    {rows.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
