export type { CommandName } from './commands.ts';
export { runCommand, serveCommands } from './socket.ts';
