import { createTransport } from 'nodemailer';

export interface Mail {
  subject: string;
  text: string;
  replyTo?: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Shorter than the first pause between two tries: a slow server is not asked twice at once. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** Most servers let an account send in its own name only. */
function senderOf(smtpUrl: string, notifyEmail: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : notifyEmail;
}

export function openMail({ smtpUrl, notifyEmail }: { smtpUrl: string; notifyEmail: string }): SendMail {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  const from = { name: 'Diyar', address: senderOf(smtpUrl, notifyEmail) };
  return async (mail) => {
    // a file or an address in a text is text: nothing is read or fetched for a mail
    await transport.sendMail({
      ...mail,
      from,
      to: notifyEmail,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
