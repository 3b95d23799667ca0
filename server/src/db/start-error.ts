/** The start is refused: the message is the one line to print, nothing else. */
export class StartError extends Error {
  override name = 'StartError';
}
