import { asError } from '#engine/text/as_error';

/** A server cannot listen where it is to: the port is in use, for example. The `cause` is the system's error. */
export class ListenError extends Error {
  readonly code = 'ERR_LISTEN';

  /** @param host of all addresses, nothing */
  constructor(host: string | undefined, port: number, cause: unknown) {
    const failure = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const why = Object.hasOwn(LISTEN_FAILURES, failure) ? LISTEN_FAILURES[failure] : asError(cause).message;
    super(`cannot listen on port ${port}${host === undefined ? '' : ` of ${host}`}: ${why}`, { cause });
    this.name = 'ListenError';
  }
}

/** What the codes of the system mean, and what helps. */
const LISTEN_FAILURES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses it; choose another port, or 0 for any that is free',
  EACCES: 'this user may not use it; choose a port from 1024 on',
  EADDRNOTAVAIL: 'this machine does not have the address',
  ENOTFOUND: 'the name has no address',
};
