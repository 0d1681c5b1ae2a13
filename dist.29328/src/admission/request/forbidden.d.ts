import { type StatusError } from '#apimachinery/api/errors/status_error';
import type { Attributes } from './attributes.ts';
/**
 * The error of a request that a plug-in refuses: 403, saying which object. One that is such an error already stays.
 * Mirrors Go's `admission.NewForbidden`.
 */
export declare function newForbidden(attributes: Attributes, error: Error): StatusError;
