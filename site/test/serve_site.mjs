import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';

export const dist = new URL('../dist/', import.meta.url);
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** Serves the built site on loopback. */
export async function serveSite() {
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://site').pathname.replace(/\/$/, '/index.html');
    const file = new URL(`.${path}`, dist);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': `${TYPES[extname(path)]}; charset=utf-8` });
    return createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
