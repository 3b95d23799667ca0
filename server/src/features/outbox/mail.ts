import { createTransport } from 'nodemailer';

export interface Mail {
  /** Unset: NOTIFY_EMAIL. */
  to?: string;
  subject: string;
  text: string;
  replyTo?: string;
  /** A calendar file that goes along. */
  ics?: string;
}

/** `from` is the name of the sender: the company's. */
export type SendMail = (mail: Mail & { from: string }) => Promise<void>;

/** Shorter than the first pause, so that a slow server does not get the same mail twice at once. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** Most servers accept only the account's own address as sender. */
function senderOf(smtpUrl: string, notifyEmail: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : notifyEmail;
}

export function openMail({ smtpUrl, notifyEmail }: { smtpUrl: string; notifyEmail: string }): SendMail {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  const address = senderOf(smtpUrl, notifyEmail);
  return async ({ ics, from, ...mail }) => {
    // a path or address in the text is never read or fetched
    await transport.sendMail({
      to: notifyEmail,
      ...mail,
      from: { name: from, address },
      ...(ics && {
        attachments: [{ filename: 'viewing.ics', content: ics, contentType: 'text/calendar; charset=utf-8' }],
      }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
