/** Stops the start; its message is printed in one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The embedded database is open in another process, which can run commands instead. */
export class FolderInUse extends StartError {}
