import { mapFacts } from './facts.ts';
export type ProjectFact = { kind: 'day' } | { kind: 'text'; max: number };

/**
 * What may be said of a project and stands for itself, in the editor's order; null where nobody has entered it. Payload,
 * answer, reader, save, history, draft, conflict, the editor's field and the review follow from this table.
 */
export const PROJECT_FACTS = {
  launchDate: { kind: 'day' },
  handoverDate: { kind: 'day' },
} as const satisfies Record<string, ProjectFact>;

export type ProjectFactName = keyof typeof PROJECT_FACTS;
export const PROJECT_FACT_NAMES = Object.keys(PROJECT_FACTS) as ProjectFactName[];

type ProjectFacts = Record<ProjectFactName, string | null>;

/** The facts alone, of a row, an answer or a draft. */
export const projectFactsOf = (source: ProjectFacts): ProjectFacts =>
  mapProjectFacts((_, name) => source[name]);

/** The same names with other values, such as a schema for each fact. */
export const mapProjectFacts = <Value>(make: (fact: ProjectFact, name: ProjectFactName) => Value) =>
  mapFacts<ProjectFactName, ProjectFact, Value>(PROJECT_FACTS, make);

export const isProjectFact = (name: string): name is ProjectFactName => name in PROJECT_FACTS;
