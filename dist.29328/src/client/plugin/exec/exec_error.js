/** A plugin gave no credentials. The message never holds what it printed. */
export class ExecPluginError extends Error {
    code = 'ERR_EXEC_PLUGIN';
    constructor(message, options) {
        super(message, options);
        this.name = 'ExecPluginError';
    }
}
