let holders = 0;
let released = false;

/** Something on the page would be lost by leaving it. Undo by calling what it returns. */
export function holdUnsaved(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
  };
}

export const hasUnsaved = () => holders > 0 && !released;

/** The reader has decided to leave: do not ask a second time. */
export const releaseUnsaved = () => {
  released = true;
};
