/** A logger that adds values to all messages. */
export function withValues(logger, values) {
    return {
        info: (message, more) => logger.info(message, { ...values, ...more }),
        error: (error, message, more) => logger.error(error, message, { ...values, ...more }),
    };
}
/** Writes lines of `key=value` to the standard error of the console. */
export const consoleLogger = {
    info: (message, values) => globalThis.console.error(line('INFO', message, values)),
    error: (error, message, values) => globalThis.console.error(line('ERROR', message, { ...values, error: error instanceof Error ? error.message : error })),
};
/** Writes nothing. */
export const silentLogger = { info: () => undefined, error: () => undefined };
function line(level, message, values = {}) {
    const shown = Object.entries(values).map(([key, value]) => ` ${key}=${typeof value === 'string' && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value)}`);
    return `${new Date().toISOString()} ${level} ${message}${shown.join('')}`;
}
