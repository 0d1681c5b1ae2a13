/** The Go types of structs that are owned as a whole. */
export declare const atomicStructs: readonly string[];
/** The Go types of structs that say that their fields have owners of their own, as those of all others have. */
export declare const granularStructs: readonly string[];
/** The defaults of fields that items of lists go by: by Go type, by field. */
export declare const keyDefaults: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
/** The names of all fields that items of lists go by. */
export type ListMapKey = 'apiServerID' | 'containerPort' | 'device' | 'devicePath' | 'driver' | 'group' | 'ip' | 'kind' | 'mountPath' | 'name' | 'pool' | 'port' | 'protocol' | 'reason' | 'resource' | 'resourceClaimName' | 'resourceID' | 'rule' | 'shareID' | 'status' | 'subresource' | 'topologyKey' | 'type' | 'uid' | 'version' | 'whenUnsatisfiable';
/** Those of them that an item with such a field goes by, whatever else it has. */
export type SoleListMapKey = 'devicePath' | 'mountPath' | 'type' | 'uid';
