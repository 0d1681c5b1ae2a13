import type { IncomingMessage, ServerResponse } from 'node:http';
/**
 * A request handler for servers of Node: `https.createServer({ cert, key }, nodeListener(handler))`. Frameworks that take
 * such listeners take it, too, as long as they have not read the body.
 */
export declare function nodeListener(handler: (request: Request) => Promise<Response>): (message: IncomingMessage, response: ServerResponse) => void;
