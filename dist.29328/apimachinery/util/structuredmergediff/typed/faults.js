import { pathToString } from '../fieldpath/index.js';
import { ValidationErrors } from './validation_errors.js';
/** Tracks the path within a value and collects errors. */
export class Faults {
    path = [];
    errors = [];
    /** Records an error here, or further below. */
    add(message, ...further) {
        this.errors.push({ path: pathToString([...this.path, ...further]), message });
    }
    /** @throws {ValidationErrors} when there are any */
    raise() {
        if (this.errors.length > 0)
            throw new ValidationErrors(this.errors);
    }
}
