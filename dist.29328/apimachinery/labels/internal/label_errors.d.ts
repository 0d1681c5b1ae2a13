import { type Operator } from '../../selection/operator.ts';
import type { FieldError } from '../../util/validation/field/field_error.ts';
import { type Path } from '../../util/validation/field/path.ts';
/** The operators that take values, in the order of the messages. */
export declare function binaryOperators(): Operator[];
/** Validates a label key. */
export declare function labelKeyError(key: string, path: Path | undefined): FieldError | undefined;
/** Validates a label value. */
export declare function labelValueError(key: string, value: string, path: Path | undefined): FieldError | undefined;
