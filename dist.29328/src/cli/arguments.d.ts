import type { Option, Options } from './option.ts';
/** The arguments of a command. */
export declare class Arguments {
    #private;
    /** Everything that is not an option. `-` is standard input. */
    readonly paths: readonly string[];
    constructor(paths: readonly string[], given: ReadonlyMap<string, readonly (string | true)[]>);
    /** Whether an option without a value was given. */
    has(name: string): boolean;
    /** The value of an option; the last one if repeated. */
    value(name: string): string | undefined;
    /** All values of an option that takes several. */
    values(name: string): readonly string[];
    /** The same arguments, with these values of options that were not given. */
    with(defaults: ReadonlyMap<string, readonly (string | true)[]>): Arguments;
}
/**
 * Parses the arguments after the command name. Every command accepts `--help`.
 * @throws UsageError for unknown options, missing or invalid values
 */
export declare function parseArguments(args: readonly string[], options: Options): Arguments;
/** What would be right instead of a value that an option does not take. */
export declare function wrongValue({ values }: Option, value: string): string | undefined;
/** The placeholder of an option's value in help texts. */
export declare function placeholder(option: Option): string;
