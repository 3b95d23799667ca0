/** Short facts in a row; each is isolated, since names and numbers of either script stand side by side. */
export const Facts = ({ facts }: { facts: readonly (string | false | null | undefined)[] }) =>
  facts
    .filter((fact): fact is string => Boolean(fact))
    .map((fact, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two facts may say the same
      <span key={i}>
        {i > 0 && ' · '}
        <bdi>{fact}</bdi>
      </span>
    ));
