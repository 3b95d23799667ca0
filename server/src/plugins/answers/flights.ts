import { Answer } from './answer.ts';

/** What became of a flight: an answer to share, none that may be shared, or its reader left before the end. */
type Outcome = Answer | 'none' | 'left';

/** The making of one answer; others wait for its end. */
export type Flight = { turn: number; end(outcome: Outcome): void };

/** One maker per question: a burst on an answer that is not there yet makes it once. */
export class Flights {
  readonly #flights = new Map<string, { turn: number; landed: Promise<Outcome> }>();
  readonly #now: () => number;

  constructor(turnNow: () => number) {
    this.#now = turnNow;
  }

  /**
   * The answer somebody else is just making, or a flight of one's own; null when theirs is not for others. Only one
   * that began no earlier than this question's turn will do: an older one may have read before a write that this
   * reader knows of.
   */
  async join(key: string, turn: number): Promise<Answer | Flight | null> {
    for (;;) {
      const flight = this.#flights.get(key);
      if (!flight || flight.turn < turn) return this.#begin(key);
      const outcome = await flight.landed;
      if (outcome instanceof Answer) return outcome;
      if (outcome === 'none') return null;
    }
  }

  #begin(key: string): Flight {
    const { promise: landed, resolve } = Promise.withResolvers<Outcome>();
    const flight = { turn: this.#now(), landed };
    this.#flights.set(key, flight);
    const end = (outcome: Outcome) => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
      resolve(outcome);
    };
    return { turn: flight.turn, end };
  }
}
