import { quote } from '#engine/schema/fault';
import { MergePatchError } from '../mergepatch/merge_patch_error.ts';

/** A field is not in the schema. Mirrors Go's `strategicpatch.FieldNotFoundError`. */
export class FieldNotFoundError extends MergePatchError {
  readonly field: string;
  /** Where in the OpenAPI document: the name of a definition, and the fields below it. */
  readonly schemaPath: string;

  constructor(schemaPath: string, field: string) {
    super(`unable to find api field ${quote(field)} in ${schemaPath}`);
    this.name = 'FieldNotFoundError';
    this.field = field;
    this.schemaPath = schemaPath;
  }
}
