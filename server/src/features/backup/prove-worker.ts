import { proveHere } from './prove.ts';

/** A process of its own, because the scratch database needs much memory and all of its thread. */
// A signal to the whole process group is for the server, which ends this process itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(1));

const [backup = ''] = process.argv.slice(2);
const problems = await proveHere(backup).catch((error: Error) => [`it cannot be restored: ${error.message}`]);
process.send?.(problems, () => process.exit(0));
