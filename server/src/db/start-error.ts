/** The start is refused: the message is the one line to print, nothing else. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The embedded database is open in another process, which can be asked instead. */
export class FolderInUse extends StartError {}
