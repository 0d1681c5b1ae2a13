import type { AuthInfo, Cluster } from './config.ts';
/** What is wrong with a cluster, with Go's texts. */
export declare function validateCluster(name: string, cluster: Cluster): string[];
/** What is wrong with a user, with Go's texts. */
export declare function validateAuthInfo(name: string, user: AuthInfo): string[];
