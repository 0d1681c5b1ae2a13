import type { TestServerOptions } from '../../apiserver/testing/start_test_server.ts';
/** Which controllers of `server` run; the others are left to another program. */
export type ControllersArguments = Pick<TestServerOptions, 'clusterRoleAggregation' | 'garbageCollection' | 'namespaces' | 'podGarbageCollection' | 'quotaController' | 'storageProtectionController'>;
/**
 * Reads the list of `--controllers` as kube-controller-manager does: `*` stands for all, `-NAME` leaves one out.
 * @throws {UsageError} for other names
 */
export declare function controllersArguments(list: string): ControllersArguments;
