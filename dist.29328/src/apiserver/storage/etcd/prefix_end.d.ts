/** The key after all that begin with a prefix, as etcd's `clientv3.GetPrefixRangeEnd`. Keys are ASCII at their ends. */
export declare function prefixEnd(prefix: string): string;
