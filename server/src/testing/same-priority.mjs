import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

/**
 * Pictures and proofs of backups are made below everything else. On a machine whose cores are busy with tests such a
 * process hardly starts, and the test waits for it: here they are processes like any other.
 */
os.setPriority = () => {};
syncBuiltinESMExports();
