/**
 * Waits for what ends a server:
 * - SIGINT and SIGTERM;
 * - SIGHUP, unless the server was cut off from its terminal before (`nohup`): Node does not keep what `nohup` sets;
 * - the end of standard input, if that is a pipe that was open until now: who started the server has gone;
 * - the end of npm or npx, if they started the server: a shell between them passes no signals on. Not with `&` in a script
 *   of package.json, or in a session of its own (`setsid`, `detached`): such a server was meant to stay.
 */
export declare class StopRequests {
    #private;
    /** Why the server is to end. */
    readonly requested: Promise<string>;
    constructor();
    /** Nothing is waited for any more but a second signal, which ends the process at once. */
    close(): void;
}
