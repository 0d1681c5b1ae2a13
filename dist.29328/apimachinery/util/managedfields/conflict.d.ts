import type { StatusError } from '../../api/errors/status_error.ts';
import type { Conflicts } from '../structuredmergediff/merge/index.ts';
/**
 * A server's response to an apply with conflicts: a Status with a cause of type `FieldManagerConflict` for each field.
 * Mirrors Go's `NewConflictError`.
 */
export declare function newConflictError(conflicts: Conflicts): StatusError;
