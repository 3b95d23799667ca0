import { useEffect, useState } from 'react';

/** The button that led to the next step is gone with its step: a keyboard goes on at the top of the new one. */
export function useFocusAfter(step: string) {
  const [first] = useState(step);
  const [isMoved, setMoved] = useState(false);
  if (step !== first && !isMoved) setMoved(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another place
  useEffect(() => {
    if (isMoved && document.activeElement === document.body) document.getElementById('main')?.focus();
  }, [step, isMoved]);
}
