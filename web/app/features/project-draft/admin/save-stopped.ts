/** The save stopped before anything was sent; the screen shows why. */
export class SaveStopped extends Error {
  override name = 'SaveStopped';
  readonly why: 'fields' | 'uploads';
  constructor(why: 'fields' | 'uploads') {
    super(why);
    this.why = why;
  }
}
