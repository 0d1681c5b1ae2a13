/** Thrown when an object can't be handed to the official client, or taken from it, without losing something. */
export class ClientNodeError extends Error {
  override readonly name: string = 'ClientNodeError';
  readonly code: 'ERR_CLIENT_NODE' = 'ERR_CLIENT_NODE';
  /** Where: `spec.containers[0].imagee`; empty for the object as a whole. */
  readonly paths: readonly string[];

  constructor(message: string, paths: readonly string[]) {
    super(message);
    this.paths = paths;
  }
}
