/** Reads the command line of an example. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

type ParseOptions = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends ParseOptions> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

/**
 * Returns what the command line says. `--help` prints the usage and ends the process with 0; a wrong command line prints
 * what is wrong with it and the usage, and ends the process with 2.
 * @param usage what the program does and takes, a line each
 * @param most how many arguments may stand beside the options
 */
export function readArguments<const T extends ParseOptions>(usage: string, options: T, most = 0): Parsed<T> {
  if (process.argv.slice(2).some((given) => given === '--help' || given === '-h')) {
    console.log(usage);
    process.exit();
  }
  try {
    const parsed = parseArgs<{ options: T; allowPositionals: true }>({ options, allowPositionals: true });
    const unexpected = parsed.positionals[most];
    if (unexpected !== undefined) throw new Error(`Unexpected argument '${unexpected}'`);
    return parsed;
  } catch (error) {
    // Node also tells how to pass a name that begins with a dash.
    return wrong(String(error instanceof Error ? error.message : error).replace(/\. To specify .*/, ''), usage);
  }
}

/** The number of an option such as `--port`; ends the process like {@link readArguments}. */
export function readNumber(text: string, option: string, most: number, usage: string): number {
  const number = /^[0-9]{1,15}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
  return number <= most ? number : wrong(`${option}: expected a whole number from 0 to ${most}, got '${text}'`, usage);
}

/** Says what is wrong with the command line, and ends the process. */
export function wrong(message: string, usage: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}
