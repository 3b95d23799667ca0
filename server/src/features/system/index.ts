export type { CommandName } from './commands.ts';
export { examine } from './doctor.ts';
export { backupsAndProblem, readSystem, reasonOf, storagePlace } from './read.ts';
export { runCommand, serveCommands } from './socket.ts';
