/** A plugin gave no credentials. The message never holds what it printed. */
export declare class ExecPluginError extends Error {
    readonly code = "ERR_EXEC_PLUGIN";
    constructor(message: string, options?: ErrorOptions);
}
