import { errorChain } from '#engine/go/error_chain';
import { quote } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { hasCode } from '#engine/text/has_code';
import { fromUnstructured } from '../../apis/meta/v1/unstructured/converter.ts';
import { Status } from '../../apis/meta/v1/zz_generated.types.ts';
import type { Plain } from '../../runtime/init.ts';
import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import { fromAPIVersionAndKind } from '../../runtime/schema/group_version.ts';
import { isUnstructured } from '../../runtime/unstructured.ts';
import { StatusError } from './status_error.ts';

/** An object was found where a Status was expected. Mirrors Go's `errors.UnexpectedObjectError`. */
export class UnexpectedObjectError extends Error {
  readonly code = 'ERR_UNEXPECTED_OBJECT';
  readonly object: RuntimeObject;

  constructor(object: RuntimeObject) {
    // Differs from Go: it prints all fields of the object.
    super(`unexpected object: ${nameOf(object)}`);
    this.name = 'UnexpectedObjectError';
    this.object = object;
  }
}

function nameOf(object: RuntimeObject): string {
  const { apiVersion, kind, metadata } = object as {
    apiVersion?: unknown;
    kind?: unknown;
    metadata?: { namespace?: unknown; name?: unknown } | null;
  };
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const name = [text(metadata?.namespace), text(metadata?.name)].filter(Boolean).join('/');
  return `${fromAPIVersionAndKind(text(apiVersion), text(kind))}${name === '' ? '' : ` ${quote(name)}`}`;
}

/** Whether an error is, or wraps, an {@link UnexpectedObjectError}. Mirrors Go's `errors.IsUnexpectedObjectError`. */
export function isUnexpectedObjectError(err: unknown): boolean {
  for (const each of errorChain(err, (error) => !hasCode(error, 'ERR_AGGREGATE'))) {
    if (hasCode(each, 'ERR_UNEXPECTED_OBJECT')) return true;
  }
  return false;
}

/**
 * The error described by a Status; an {@link UnexpectedObjectError} for any other object. An Unstructured of kind
 * Status is converted; if that fails, the error says so. Never throws. Mirrors Go's `errors.FromObject`.
 */
export function fromObject(obj: RuntimeObject): StatusError | UnexpectedObjectError | Error {
  const { kind, apiVersion } = obj;
  if (kind !== 'Status') return new UnexpectedObjectError(obj);
  // Of the class, it is one in every version, as it is decoded in every version.
  if (obj instanceof Status) return new StatusError(obj);
  if (!isUnstructured(obj))
    return isStatusVersion(apiVersion ?? 'v1') ? new StatusError(obj as Plain<Status>) : new UnexpectedObjectError(obj);
  try {
    const status = fromUnstructured(obj.unstructuredContent(), Status);
    return isStatusVersion(apiVersion) ? new StatusError(status) : new UnexpectedObjectError(obj);
  } catch (error) {
    return asError(error);
  }
}

function isStatusVersion(apiVersion: string | undefined): boolean {
  return apiVersion === 'v1' || apiVersion === 'meta.k8s.io/v1';
}
