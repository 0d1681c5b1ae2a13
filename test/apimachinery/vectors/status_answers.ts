// What our API errors make of the inputs of scripts/go/errorvectors, in the form of its answers.
import * as errors from 'kubetyped/apimachinery/api/errors';
import * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
import { codecs } from 'kubetyped/apimachinery/apis/meta/v1/protobuf';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { type ClientNegotiator, newClientNegotiator, Scheme } from 'kubetyped/apimachinery/runtime';
import { newCodecFactory } from 'kubetyped/apimachinery/runtime/serializer/all';
import { newAggregate } from 'kubetyped/apimachinery/util/errors';
import { FieldError } from 'kubetyped/apimachinery/util/validation/field';
import { canonicalJSON } from 'kubetyped/engine';
import type { Answer } from './answer_rows.ts';

function told(err: Error | undefined): unknown {
  if (err === undefined) return null;
  if (!errors.isStatusError(err)) return err.message;
  // Go forgets the version that a Status came in.
  const status = new metav1.Status({ ...err.status(), apiVersion: 'v1', kind: 'Status' });
  return { status: canonical(status), message: err.message };
}

function canonical(status: metav1.Status): unknown {
  return JSON.parse(canonicalJSON(metav1.Status, status, { scalars: metav1.scalars }));
}

interface Construction {
  readonly Func: string;
  readonly Group: string;
  readonly Name: string;
  readonly Kind: string;
  readonly Text: string;
  readonly Nil: boolean;
  readonly Seconds: number;
  readonly Causes: readonly metav1.StatusCause[] | null;
  readonly Errors: readonly { Type: string; Field: string; BadValue: string; Detail: string }[] | null;
}

function construct(input: Construction): unknown {
  const { Name: name, Text: text, Seconds: seconds } = input;
  const gr = { group: input.Group, resource: input.Kind };
  const gk = { group: input.Group, kind: input.Kind };
  const err = input.Nil ? undefined : new Error(text);
  const fieldErrors = (input.Errors ?? []).map(
    (each) => new FieldError({ type: each.Type, field: each.Field, badValue: each.BadValue, detail: each.Detail }),
  );
  const made: Record<string, () => errors.StatusError> = {
    NotFound: () => errors.newNotFound(gr, name),
    AlreadyExists: () => errors.newAlreadyExists(gr, name),
    GenerateNameConflict: () => errors.newGenerateNameConflict(gr, name, seconds),
    Unauthorized: () => errors.newUnauthorized(text),
    Forbidden: () => errors.newForbidden(gr, name, err),
    Conflict: () => errors.newConflict(gr, name, err),
    ApplyConflict: () => errors.newApplyConflict(input.Causes ?? [], text),
    Gone: () => errors.newGone(text),
    ResourceExpired: () => errors.newResourceExpired(text),
    Invalid: () => errors.newInvalid(gk, name, fieldErrors),
    BadRequest: () => errors.newBadRequest(text),
    TooManyRequests: () => errors.newTooManyRequests(text, seconds),
    ServiceUnavailable: () => errors.newServiceUnavailable(text),
    MethodNotSupported: () => errors.newMethodNotSupported(gr, text),
    ServerTimeout: () => errors.newServerTimeout(gr, text, seconds),
    ServerTimeoutForKind: () => errors.newServerTimeoutForKind(gk, text, seconds),
    InternalError: () => errors.newInternalError(new Error(text)),
    TimeoutError: () => errors.newTimeoutError(text, seconds),
    TooManyRequestsError: () => errors.newTooManyRequestsError(text),
    RequestEntityTooLargeError: () => errors.newRequestEntityTooLargeError(text),
  };
  const error = made[input.Func]!();
  // What is left out for being empty must not be there at all.
  return { ...(told(error) as object), status: JSON.parse(JSON.stringify(error.status())) };
}

interface Response {
  readonly Code: number;
  readonly Verb: string;
  readonly Group: string;
  readonly Resource: string;
  readonly Name: string;
  readonly Message: string;
  readonly Seconds: number;
  readonly Unexpected: boolean;
  readonly Reason: string;
  readonly ContentType: string;
  readonly DefaultContentType: string;
  readonly Header: string;
  readonly Body: string | null;
}

function generic(input: Response): unknown {
  const { Code: code, Verb: verb, Name: name, Message: message, Seconds: seconds, Unexpected: unexpected } = input;
  const reported = new errors.ErrorReporter(code, verb, input.Reason).asObject(new Error(message));
  return [
    told(
      errors.newGenericServerResponse(
        code,
        verb,
        { group: input.Group, resource: input.Resource },
        name,
        message,
        seconds,
        unexpected,
      ),
    ),
    told(new errors.StatusError(reported)),
  ];
}

interface Node {
  readonly Kind: string;
  readonly Status: metav1.Status;
  readonly Of: readonly Node[] | null;
}

function build({ Kind, Status, Of }: Node): Error | undefined {
  const of = (Of ?? []).map(build);
  const present = of.filter((error) => error !== undefined);
  switch (Kind) {
    case 'status':
      return new errors.StatusError(Status);
    case 'wrap':
      return new Error('w', { cause: of[0] });
    case 'join':
      return present.length === 0 ? undefined : new AggregateError(present);
    case 'aggregate':
      return newAggregate(of);
    case 'unexpected':
      return new errors.UnexpectedObjectError({});
    case 'plain':
      return new Error('plain');
    default:
      return undefined;
  }
}

const predicates = [
  'isNotFound',
  'isAlreadyExists',
  'isConflict',
  'isInvalid',
  'isGone',
  'isResourceExpired',
  'isNotAcceptable',
  'isUnsupportedMediaType',
  'isMethodNotSupported',
  'isServiceUnavailable',
  'isBadRequest',
  'isUnauthorized',
  'isForbidden',
  'isTimeout',
  'isServerTimeout',
  'isInternalError',
  'isTooManyRequests',
  'isRequestEntityTooLargeError',
  'isUnexpectedServerError',
  'isUnexpectedObjectError',
  'isStoreReadError',
] as const;

function judge(input: Node): unknown {
  const err = build(input);
  const causes = ['', metav1.CauseTypeFieldValueInvalid, metav1.CauseTypeUnexpectedServerResponse].map((name) => {
    const cause = errors.statusCause(err, name);
    if (errors.hasStatusCause(err, name) !== (cause !== undefined)) throw new Error('cause');
    return [`cause:${name}`, cause];
  });
  return {
    are: Object.fromEntries(predicates.filter((name) => errors[name](err)).map((name) => [name, true])),
    reason: errors.reasonForError(err),
    delay: errors.suggestsClientDelay(err),
    ...Object.fromEntries(causes),
  };
}

function fromObject(content: object): unknown {
  const err = errors.fromObject(new Unstructured(content));
  if (errors.isUnexpectedObjectError(err)) return 'unexpected';
  return errors.isStatusError(err) ? { status: canonical(err.status()), message: err.message } : 'error';
}

let negotiator: ClientNegotiator | undefined;

function allFormats(): ClientNegotiator {
  const scheme = new Scheme();
  metav1.addToGroupVersion(scheme, { group: '', version: 'v1' });
  return newClientNegotiator(newCodecFactory(scheme, { codecs: [codecs] }).withoutConversion(), {
    group: '',
    version: 'v1',
  });
}

function fromResponse(input: Response): unknown {
  const headers = { 'content-type': input.ContentType || undefined, 'Retry-After': [input.Header, 'x'] };
  const response = { status: input.Code, headers, body: new Uint8Array(Buffer.from(input.Body ?? '', 'base64')) };
  const request = {
    method: input.Verb,
    resource: { group: input.Group, resource: input.Resource },
    name: input.Name,
    contentType: input.DefaultContentType,
  };
  if (input.Resource === '') request.name = '';
  return told(errors.fromReadResponse(response, { ...request, negotiator: (negotiator ??= allFormats()) }));
}

/** By the name of the area. */
export const statusAnswers: Readonly<Record<string, Answer>> = {
  'status-error': construct,
  'status-generic': generic,
  'status-predicates': judge,
  'status-object': fromObject,
  'status-response': fromResponse,
};
