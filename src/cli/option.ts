/** One option of a command, as it is parsed and as the help shows it. */
export interface Option {
  readonly type: 'boolean' | 'string';
  /** The form with one dash: `o` for `-o`. */
  readonly short?: string;
  /** What stands for the value in the help: `FILE`. */
  readonly placeholder?: string;
  /** The only values that are taken. */
  readonly values?: readonly string[];
  /** One sentence, without a full stop. */
  readonly help: string;
}

export type Options = Readonly<Record<string, Option>>;

/** What every command has. */
export const helpOption: Option = { type: 'boolean', short: 'h', help: 'show this help' };
