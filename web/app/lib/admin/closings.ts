let closings = 0;

/** How often the user closed a dialog: whoever is called back later asks whether that happened meanwhile. */
export const closingsByHand = (): number => closings;

/** Closes a dialog because the user says so, not because it is done. */
export const byHand = (close: () => void) => () => {
  closings += 1;
  close();
};
