import type { ServerResponse } from '../request/http.ts';
import type { StorageEngine } from '../storage/engine.ts';
/**
 * `/healthz`, `/livez` and `/readyz`: 200 with `ok`, or 500 with a line for each check. Mirrors Go's `healthz` and the
 * checks of kube-apiserver that mean something here. Those of the storage are called `etcd`, whatever it is, so that
 * probes need not know.
 */
export declare class Healthz {
    #private;
    /**
     * @param hooks the names of what has to be done once before the server is well: `rbac/bootstrap-roles`
     * @param onError called with the error of a check that did not fail before
     */
    constructor(storage: StorageEngine, hooks: readonly string[], onError: (error: unknown) => void);
    /** Something is done that had to be done once. */
    finished(hook: string): void;
    /** From now on the server isn't ready, so that load balancers turn away from it. */
    shuttingDown(): void;
    /** All paths that are answered. */
    get paths(): string[];
    /** undefined: there is nothing under the path. */
    answer(path: string, query: URLSearchParams): Promise<ServerResponse | undefined>;
}
/** Whether a path is one of health: those are answered while the server can do nothing else. */
export declare function isHealthPath(path: string): boolean;
