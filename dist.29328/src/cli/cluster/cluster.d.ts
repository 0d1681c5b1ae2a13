import type { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import type { GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { OmitOptions } from '#apimachinery/runtime/serializer/omit/omit_options';
import { Client, type ResourceClient } from '../../client/index.ts';
import type { Arguments } from '../arguments.ts';
/** A resource of the cluster. */
export interface Resource {
    readonly gvr: GroupVersionResourceLike;
    readonly kind: string;
    readonly namespaced: boolean;
}
/** As kubectl writes it before a name: `pod`, `deployment.apps`. */
export declare function typeLabel({ gvr, kind }: Resource): string;
/** The cluster of the command line. */
export declare class Cluster {
    #private;
    readonly client: Client;
    /** Where objects are meant that don't say. */
    readonly namespace: string;
    constructor(client: Client, namespace: string);
    /**
     * The resources of a type as kubectl takes it: `pods`, `po`, `deployments.apps`, several with commas, `all` and other
     * categories.
     * @throws UsageError for what the server doesn't have
     */
    resources(types: string): Promise<Resource[]>;
    /** The objects of the kind of a manifest. @throws NoKindMatchError */
    resourceOf(group: string, version: string, kind: string): Promise<Resource>;
    /** @param namespace where the objects are; empty for all namespaces */
    objects({ gvr, namespaced }: Resource, namespace: string, options?: OmitOptions): ResourceClient<Unstructured>;
    close(): Promise<void>;
}
/** Does something with the cluster of the command line, and closes the connections. @throws UsageError KubeconfigError */
export declare function withCluster(args: Arguments, work: (cluster: Cluster) => Promise<number>): Promise<number>;
/** Says what a server refuses, and goes on. @returns the exit status @throws what is no refusal */
export declare function refused(error: unknown): number;
