import type { Arguments } from '../arguments.ts';
import type { Cluster, Resource } from './cluster.ts';
/** Objects that a command line names: all of a resource, or some. */
export interface Wanted {
    readonly resource: Resource;
    /** Empty: all. */
    readonly names: readonly string[];
}
/** Checks what is said about objects before a cluster is asked. @throws UsageError */
export declare function checkResourceArguments({ paths }: Arguments, command: string): void;
/** `pods`, `pods,services`, `pod web db`, `pod/web deploy/db`. @throws UsageError for types that the server lacks */
export declare function wantedBy({ paths }: Arguments, cluster: Cluster): Promise<Wanted[]>;
