/** The same names with other values, such as a schema for each fact of a table. */
export const mapFacts = <Name extends string, Fact, Value>(
  facts: Readonly<Record<Name, Fact>>,
  make: (fact: Fact, name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(
    Object.entries<Fact>(facts).map(([name, fact]) => [name, make(fact, name as Name)]),
  ) as Record<Name, Value>;
