import type { Scheme } from '#apimachinery/runtime/scheme';
import type { Info } from '#apimachinery/version/info';
import type { Authorizer } from '../authorization/authorizer.ts';
import { type Router } from '../endpoints/router.ts';
import type { APIRequest } from '../filters/filter.ts';
import type { ServerMetrics } from '../metrics/server_metrics.ts';
import type { ServerResponse } from '../request/http.ts';
import type { ServiceAccounts } from '../serviceaccounts/service_accounts.ts';
import type { Healthz } from './healthz.ts';
import type { InstalledAdmission } from './install_admission.ts';
import { type OtherServers } from './well_known.ts';
/** The server whose requests are answered. */
export interface DirectorOptions {
    readonly router: Router;
    readonly authorizer: Authorizer;
    readonly admission: InstalledAdmission | undefined;
    /** Other servers behind this one. */
    readonly others: OtherServers | undefined;
    readonly healthz: Healthz;
    readonly metrics: ServerMetrics;
    readonly scheme: Scheme;
    readonly version: Info;
    readonly serviceAccounts: ServiceAccounts | undefined;
    readonly minRequestTimeout: number;
    /** Where the server is: `https://127.0.0.1:6443`. */
    url(): string;
}
/** Answers what has passed the filters: requests for objects, discovery, OpenAPI, health. Mirrors Go's `director`. */
export declare class Director {
    #private;
    constructor(options: DirectorOptions);
    /** What is served here or behind this server has changed. */
    changed(): void;
    answer(request: APIRequest): Promise<ServerResponse>;
}
