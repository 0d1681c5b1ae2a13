import { type PathElement, pathToString } from '../fieldpath/index.ts';
import { type ValidationError, ValidationErrors } from './validation_errors.ts';

/** Tracks the path within a value and collects errors. */
export class Faults {
  readonly path: PathElement[] = [];
  readonly errors: ValidationError[] = [];

  /** Records an error here, or further below. */
  add(message: string, ...further: readonly PathElement[]): void {
    this.errors.push({ path: pathToString([...this.path, ...further]), message });
  }

  /** @throws {ValidationErrors} when there are any */
  raise(): void {
    if (this.errors.length > 0) throw new ValidationErrors(this.errors);
  }
}
