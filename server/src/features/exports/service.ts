import { Readable } from 'node:stream';
import { XLSX_TYPE } from '@diyar/contract/calls/media';
import type { ExportChoice } from '@diyar/contract/exports';
import { langOfHeader } from '@diyar/contract/rules/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { csvOf } from './csv.ts';
import { clockIn, type Table } from './table.ts';
import { exportTurns, turnInAllProcesses } from './turns.ts';
import { sheetOf } from './worksheet.ts';

/** A large export takes minutes on a slow connection. */
export const EXPORT_HANDLER_MS = 600_000;

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX_TYPE,
};

const turnInThisProcess = exportTurns();

/** One export at a time for each user, in this process and in all others. Returns a function that ends the turn. */
export async function takeTurn({ server, log }: FastifyRequest, userId: number): Promise<() => void> {
  const endHere = await turnInThisProcess(userId);
  try {
    const endEverywhere = await turnInAllProcesses(server.database.db, userId);
    return () =>
      void endEverywhere()
        .catch((error) => log.warn({ err: error }, 'the turn of an export ends in half a minute'))
        .finally(endHere);
  } catch (error) {
    endHere();
    throw error;
  }
}

/** Sends the table as a file, in the requested language or that of Accept-Language. */
export async function sendTable<Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  table: Table<Row>,
  { format, lang = langOfHeader(request.headers['accept-language']), zone }: ExportChoice,
): Promise<FastifyReply> {
  const end = await takeTurn(request, (await request.identify()).id);
  const gone = new AbortController();
  const close = () => {
    end();
    gone.abort();
  };
  // also when the client is gone before the end
  reply.raw.once('close', close);
  if (reply.raw.destroyed) close();
  const body =
    format === 'csv'
      ? Readable.from(csvOf(table, lang, zone))
      : await sheetOf(table, lang, zone, gone.signal).catch(failed);
  const [day] = clockIn(zone)(new Date()).split(' ');
  return reply
    .type(TYPES[format])
    .header('content-language', lang)
    .header('content-disposition', `attachment; filename="${table.name}-${day}.${format}"`)
    .send(body);

  function failed(error: unknown): never {
    end();
    throw gone.signal.aborted ? new AppError('unavailable', { cause: error }) : error;
  }
}
