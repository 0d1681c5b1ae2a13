/** A text that is no port range or warning header, or values that make none. The message is Go's. */
export class NetworkValueError extends Error {
  readonly code = 'ERR_NETWORK_VALUE';

  constructor(message: string) {
    super(message);
    this.name = 'NetworkValueError';
  }
}
