import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { messageMail } from '../features/messages/index.ts';
import { type Deliver, mailSettings, openMail, runOutbox } from '../features/outbox/index.ts';

/** Sends mail where SMTP_URL and NOTIFY_EMAIL are set, from a process that listens. */
export const outbox = fp(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const settings = mailSettings(config);
    if (!settings) return;
    const send = openMail(settings);
    const deliver: Deliver = async ({ kind, payload }) => {
      if (kind !== 'message') throw new Error(`nobody knows how to send ${kind}`);
      const mail = await messageMail(app.database.db, Number(payload.messageId), config);
      if (mail) await send(mail);
    };
    let stop: (() => Promise<void>) | undefined;
    app.addHook('onListen', async () => {
      stop = await runOutbox(app.database, deliver, app.log);
    });
    app.addHook('onClose', async () => stop?.());
  },
  { name: 'outbox', dependencies: ['database'] },
);
