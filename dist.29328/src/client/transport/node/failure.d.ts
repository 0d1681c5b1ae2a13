import { ConnectionError } from '../connection_error.ts';
/** What Node's errors say about a connection. @param what the request or the address, for the message */
export declare function connectionError(error: unknown, what: string): ConnectionError;
