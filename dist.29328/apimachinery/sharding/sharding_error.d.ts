/** A field that does not support sharding, or a string that is no shard selector. */
export declare class ShardingError extends Error {
    readonly code = "ERR_SHARDING";
    constructor(message: string);
}
