/** An invalid port range or warning header, or invalid values for one. The message is Go's. */
export class NetworkValueError extends Error {
  readonly code = 'ERR_NETWORK_VALUE';

  constructor(message: string) {
    super(message);
    this.name = 'NetworkValueError';
  }
}
