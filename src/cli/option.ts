/** One option of a command, as it is parsed and as the help shows it. */
export interface Option {
  readonly type: 'boolean' | 'string';
  /** The short form: `o` for `-o`. */
  readonly short?: string;
  /** The placeholder for the value in the help: `FILE`. */
  readonly placeholder?: string;
  /** The allowed values. */
  readonly values?: readonly string[];
  /** Takes several values: separated by commas, or by giving the option again. */
  readonly list?: true;
  /** Its values are paths, which in a configuration file are relative to that file. */
  readonly isPath?: true;
  /** Its values are patterns of paths. In a configuration file, those with a slash are relative to that file. */
  readonly isPattern?: true;
  /** What comes after `--` is a command, which has options of its own. */
  readonly takesCommand?: true;
  /** The heading below which the help shows it: `Authentication`. `Options` unless given. */
  readonly group?: string;
  /** One sentence, without a full stop. */
  readonly help: string;
}

export type Options = Readonly<Record<string, Option>>;

/** What every command has. */
export const helpOption: Option = { type: 'boolean', short: 'h', help: 'show this help' };
