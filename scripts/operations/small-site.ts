import { openDatabase } from '../../server/src/db/client.ts';
import { ensureBuilding } from '../../server/src/features/buildings/index.ts';
import { openStorage } from '../../server/src/features/files/index.ts';
import { signingKey } from '../../server/src/features/secrets/index.ts';

/** Creates a data folder with an embedded database, as `npm start` does. */
const [dataDir = './data'] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
await ensureBuilding(database.db);
await openStorage({ dataDir }).belongsTo(await signingKey(database.db, 'storage'));
await database.close();
