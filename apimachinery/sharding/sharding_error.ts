/** A field that does not support sharding, or a string that is not a shard selector. */
export class ShardingError extends Error {
  readonly code = 'ERR_SHARDING';

  constructor(message: string) {
    super(message);
    this.name = 'ShardingError';
  }
}
