/** What things are called in a project. */
export interface Names {
    /** Of the project, its image and its namespace. */
    readonly project: string;
    /** Of the API group: `shop.example.com`. */
    readonly group: string;
    readonly version: string;
    readonly kind: string;
    /** In URLs: `birds`. */
    readonly plural: string;
}
/** @throws UsageError */
export declare function checkProject(name: string): void;
/** @throws UsageError */
export declare function checkKind(kind: string): void;
/** @throws UsageError */
export declare function checkGroup(group: string): void;
/** @throws UsageError */
export declare function checkVersion(version: string): void;
/** @throws UsageError */
export declare function checkPlural(plural: string, kind: string): void;
/** `RedisCluster` of `redis-cluster`. */
export declare function kindOf(name: string): string;
/** `redisCluster` of `RedisCluster`, and `dbCluster` of `DBCluster`. */
export declare function variableOf(kind: string): string;
/** The plural of an English noun, mostly. */
export declare function pluralOf(kind: string): string;
