/** A field that does not support sharding, or a string that is no shard selector. */
export class ShardingError extends Error {
    code = 'ERR_SHARDING';
    constructor(message) {
        super(message);
        this.name = 'ShardingError';
    }
}
