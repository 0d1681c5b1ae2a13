import { Type } from '../types/type.ts';
import { CelError, ListValue } from '../values/value.ts';
/** What is wrong with an argument of a clause. */
export declare function notForClause(letter: string, type: Type): string;
/** `text.format(args)`. Numbers are written as in the United States, as cel-go writes them. */
export declare function formatText(format: string, args: ListValue): string | CelError;
