/** Values that belong to a message. */
export type LogValues = Readonly<Record<string, unknown>>;
/** Where controllers and managers write what they do. */
export interface Logger {
    info(message: string, values?: LogValues): void;
    error(error: unknown, message: string, values?: LogValues): void;
}
/** A logger that adds values to all messages. */
export declare function withValues(logger: Logger, values: LogValues): Logger;
/** Writes lines of `key=value` to the standard error of the console. */
export declare const consoleLogger: Logger;
/** Writes nothing. */
export declare const silentLogger: Logger;
