/** Says that something is well by returning, and that it isn't by throwing. Mirrors controller-runtime's `healthz.Checker`. */
export type HealthCheck = () => void | Promise<void>;
/** Checks by name. */
export type HealthChecks = Readonly<Record<string, HealthCheck>>;
/**
 * Answers for checks as Kubernetes components do: 200 with `ok`, or 500 with a line for each check. `?verbose` shows the
 * lines of a success, too; a further part of the path asks for one check.
 * @param name of the endpoint: `healthz`
 * @param only the check that is asked for; empty for all
 */
export declare function answerHealth(name: string, checks: HealthChecks, only: string, verbose: boolean): Promise<Response>;
