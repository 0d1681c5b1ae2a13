import { pathToString, type PathElement } from '../fieldpath/index.ts';
import { ValidationErrors, type ValidationError } from './validation_errors.ts';

/** Goes down a value, knows where it is, and keeps what it found wrong. */
export class Faults {
  readonly path: PathElement[] = [];
  readonly errors: ValidationError[] = [];

  /** Notes what is wrong here, or one step further. */
  add(message: string, ...further: readonly PathElement[]): void {
    this.errors.push({ path: pathToString([...this.path, ...further]), message });
  }

  /** @throws {ValidationErrors} when there are any */
  raise(): void {
    if (this.errors.length > 0) throw new ValidationErrors(this.errors);
  }
}
