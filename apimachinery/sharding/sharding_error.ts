/** A field that objects can't be sharded by, or a string that is no shard selector. */
export class ShardingError extends Error {
  readonly code = 'ERR_SHARDING';

  constructor(message: string) {
    super(message);
    this.name = 'ShardingError';
  }
}
