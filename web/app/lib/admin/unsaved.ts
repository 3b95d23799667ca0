let holders = 0;
let released = false;

/** Marks that leaving the page would lose something. Returns a function that removes the mark. */
export function holdUnsaved(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
  };
}

export const hasUnsaved = () => holders > 0 && !released;

/** The user decided to leave: do not ask a second time. */
export const releaseUnsaved = () => {
  released = true;
};
