import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Passes connections on to the server at `url`. While it hangs it keeps them, accepts new ones and passes nothing: as a
 * database on a stopped machine does.
 */
export async function hangingProxy(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isHanging = false;
  const add = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const join = (from: Socket, to: Socket) => {
    from.pipe(to);
    if (isHanging) from.pause();
    from.on('close', () => to.destroy());
  };
  const server = createServer({ allowHalfOpen: false }, (client) => {
    const target = connect(Number(port), hostname);
    add(client);
    add(target);
    join(client, target);
    join(target, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    goOn() {
      isHanging = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
