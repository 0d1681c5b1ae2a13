import { type TestServerOptions } from '../../apiserver/testing/start_test_server.ts';
import type { Release } from '../../releases/index.ts';
import type { AccessArguments } from './access_arguments.ts';
import { type AdmissionArguments } from './server_admission.ts';
import { type AggregationArguments } from './server_aggregation.ts';
import type { ControllersArguments } from './server_controllers.ts';
import { type StorageArguments } from './server_storage.ts';
/** What was said to `server`. */
export interface ServerArguments {
    readonly access: AccessArguments;
    readonly aggregation: AggregationArguments;
    readonly storage: StorageArguments;
    readonly audit: AuditArguments;
    readonly controllers: ControllersArguments;
    readonly admission: AdmissionArguments;
    readonly kubernetesVersion: Release | undefined;
    readonly services: Pick<TestServerOptions, 'serviceClusterIPRange' | 'serviceNodePortRange'>;
    readonly kubeconfigFile: string | undefined;
    /** How many milliseconds it still serves when it is to end, without being ready. */
    readonly shutdownDelay: number;
}
/** The work of `server`. @returns the exit status */
export declare function runServer({ access: accessArguments, aggregation: aggregationArguments, storage: storageArguments, audit: auditArguments, controllers, admission, kubernetesVersion, services, kubeconfigFile, shutdownDelay, }: ServerArguments): Promise<number>;
/** What was said of the audit log: its file, and that of its policy. */
interface AuditArguments {
    readonly log: string | undefined;
    readonly policy: string | undefined;
}
export {};
