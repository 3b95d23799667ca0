import { timerDelay } from '@diyar/contract/rules/token';

/**
 * Calls back at the given time. A timer cannot be longer than the cap, so a later time is reached in several
 * steps.
 */
export function atMoment(moment: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const arm = () => {
    const reached = moment <= Date.now();
    timer = setTimeout(reached ? callback : arm, timerDelay(moment, Date.now()));
  };
  arm();
  return () => clearTimeout(timer);
}
