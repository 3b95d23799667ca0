export type { CommandName } from './commands.ts';
export { runCommand, serveCommands } from './socket.ts';
export { backupsAndProblem, readSystem, reasonOf, storagePlace } from './system.ts';
