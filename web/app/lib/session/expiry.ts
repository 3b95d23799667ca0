import { timerDelay } from '@diyar/contract/rules/token';

/** SPEC §4, §9: calls back at that moment. A timer cannot run longer than the cap, so a far one is set again. */
export function atMoment(moment: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const arm = () => {
    const reached = moment <= Date.now();
    timer = setTimeout(reached ? callback : arm, timerDelay(moment, Date.now()));
  };
  arm();
  return () => clearTimeout(timer);
}
