import { type PathElement } from '../fieldpath/index.ts';
import { type ValidationError } from './validation_errors.ts';
/** Tracks the path within a value and collects errors. */
export declare class Faults {
    readonly path: PathElement[];
    readonly errors: ValidationError[];
    /** Records an error here, or further below. */
    add(message: string, ...further: readonly PathElement[]): void;
    /** @throws {ValidationErrors} when there are any */
    raise(): void;
}
