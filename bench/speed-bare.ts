/** A minimal Node server: the same head and body for every request. Started by speed.ts with a file of both. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const { head, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  head: string[];
  body: string;
};
const bytes = Buffer.from(body, 'base64');

const server = createServer((_request, response) => {
  response.writeHead(200, head);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () =>
  console.log(`Diyar is at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
