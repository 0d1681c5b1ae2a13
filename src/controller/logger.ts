/** Values that belong to a message. */
export type LogValues = Readonly<Record<string, unknown>>;

/** Where controllers and managers write what they do. */
export interface Logger {
  info(message: string, values?: LogValues): void;
  error(error: unknown, message: string, values?: LogValues): void;
}

/** A logger that adds values to all messages. */
export function withValues(logger: Logger, values: LogValues): Logger {
  return {
    info: (message, more) => logger.info(message, { ...values, ...more }),
    error: (error, message, more) => logger.error(error, message, { ...values, ...more }),
  };
}

/** Writes lines of `key=value` to the standard error of the console. */
export const consoleLogger: Logger = {
  info: (message, values) => globalThis.console.error(line('INFO', message, values)),
  error: (error, message, values) =>
    globalThis.console.error(
      line('ERROR', message, { ...values, error: error instanceof Error ? error.message : error }),
    ),
};

/** Writes nothing. */
export const silentLogger: Logger = { info: () => undefined, error: () => undefined };

function line(level: string, message: string, values: LogValues = {}): string {
  const shown = Object.entries(values).map(
    ([key, value]) =>
      ` ${key}=${typeof value === 'string' && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value)}`,
  );
  return `${new Date().toISOString()} ${level} ${message}${shown.join('')}`;
}
