import { createServer, type Socket } from 'node:net';

export interface Received {
  from: string;
  to: string[];
  /** Headers and body as sent. */
  raw: string;
  /** The body as a reader sees it. */
  text: string;
  header(name: string): string;
}

const decodeWords = (value: string) =>
  value.replace(/=\?utf-8\?([QB])\?(.*?)\?=(\s+(?==\?))?/gi, (_, kind: string, word: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64').toString()
      : Buffer.from(
          word
            .replace(/_/g, ' ')
            .replace(/=([0-9A-F]{2})/gi, (__, hex) => String.fromCharCode(Number(`0x${hex}`))),
          'latin1',
        ).toString(),
  );

function received(from: string, to: string[], raw: string): Received {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) =>
    decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '').trim();
  const body = rest.join('\r\n\r\n');
  const text =
    header('content-transfer-encoding') === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : Buffer.from(
          body
            .replace(/=\r\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`))),
          'latin1',
        ).toString();
  return { from, to, raw, text, header };
}

/** Just enough SMTP to take a mail, or to refuse its recipient. */
function converse(socket: Socket, mails: Received[], refuses: () => boolean): void {
  let buffer = '';
  let data: string | null = null;
  let from = '';
  let to: string[] = [];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (data !== null) {
      if (line !== '.') {
        data += `${line.replace(/^\.\./, '.')}\r\n`;
        return;
      }
      mails.push(received(from, to, data));
      data = null;
      return say('250 taken');
    }
    const verb = line.slice(0, 4).toUpperCase();
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    if (verb === 'EHLO' || verb === 'HELO') return say('250 test');
    if (verb === 'MAIL') [from, to] = [address, []];
    if (verb === 'RCPT' && refuses()) return say('550 5.1.1 no such mailbox');
    if (verb === 'RCPT') to.push(address);
    if (verb === 'DATA') {
      data = '';
      return say('354 go on');
    }
    say(verb === 'QUIT' ? '221 bye' : '250 ok');
    if (verb === 'QUIT') socket.end();
  };
  socket.on('error', () => {});
  socket.setEncoding('latin1').on('data', (part: string) => {
    buffer += part;
    const lines = buffer.split('\r\n');
    buffer = lines.pop() ?? '';
    lines.forEach(hear);
  });
  say('220 test ready');
}

/** A mail server on a free port of this machine. */
export async function startSmtp({
  refuses = () => false,
  port = 0,
}: {
  refuses?: () => boolean;
  port?: number;
} = {}) {
  const mails: Received[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    converse(socket, mails, refuses);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const at = typeof address === 'object' && address ? address.port : 0;
  return {
    mails,
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
