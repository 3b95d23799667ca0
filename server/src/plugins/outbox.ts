import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { readBrandName } from '../db/brand-name.ts';
import { messageMail } from '../features/messages/index.ts';
import { type Deliver, type Mail, mailSettings, openMail, runOutbox } from '../features/outbox/index.ts';
import { newDeviceMail } from '../features/sign-ins/index.ts';
import { reminderMail } from '../features/viewings/index.ts';

/** Sends mail where SMTP_URL and NOTIFY_EMAIL are set, from a process that listens. */
export const outbox = fp(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const settings = mailSettings(config);
    if (!settings) return;
    const send = openMail(settings);
    const mailOf = (kind: string, payload: Record<string, unknown>): Promise<Mail | null> => {
      const { db } = app.database;
      if (kind === 'message') return messageMail(db, Number(payload.messageId), config);
      if (kind === 'newDevice') return newDeviceMail(db, Number(payload.signInId), config);
      if (kind === 'viewingReminder')
        return reminderMail(
          db,
          { viewingId: Number(payload.viewingId), sequence: Number(payload.sequence) },
          config,
        );
      throw new Error(`nobody knows how to send ${kind}`);
    };
    const deliver: Deliver = async ({ kind, payload }) => {
      const mail = await mailOf(kind, payload);
      if (mail) await send({ ...mail, from: (await readBrandName(app.database.db)).en });
    };
    let stop: (() => Promise<void>) | undefined;
    app.addHook('onListen', async () => {
      stop = await runOutbox(app.database, deliver, app.log);
    });
    app.addHook('onClose', async () => stop?.());
  },
  { name: 'outbox', dependencies: ['database'] },
);
