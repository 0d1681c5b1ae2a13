import type { Schema, TypeRef } from '../schema/index.ts';
import type { ValidationError } from './validation_errors.ts';
/** Validates a value against a type. */
export declare function validate(value: unknown, schema: Schema, ref: TypeRef, allowDuplicates: boolean): readonly ValidationError[];
/** Whether a reference is empty: then no value is allowed. */
export declare function isZero(ref: TypeRef | undefined): boolean;
