import type { Random } from './random_scalars.ts';

const CONSTRUCTORS = [
  'NotFound',
  'AlreadyExists',
  'GenerateNameConflict',
  'Unauthorized',
  'Forbidden',
  'Conflict',
  'ApplyConflict',
  'Gone',
  'ResourceExpired',
  'Invalid',
  'BadRequest',
  'TooManyRequests',
  'ServiceUnavailable',
  'MethodNotSupported',
  'ServerTimeout',
  'ServerTimeoutForKind',
  'InternalError',
  'TimeoutError',
  'TooManyRequestsError',
  'RequestEntityTooLargeError',
];
const PIECES = [
  '',
  'a',
  'pods',
  'X',
  '"',
  '\\',
  '<&>',
  '\n',
  '\t',
  '\u0000',
  '\u007f',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\u00e9',
  '\u65e5',
  '\u{1f600}',
  '%q',
  ' ',
  '\u0130',
  '\u03a3',
  '/',
  '.',
];
const GROUPS = ['', '', 'apps', 'example.com'];
const REASONS = [
  '',
  'Unauthorized',
  'Forbidden',
  'NotFound',
  'AlreadyExists',
  'Conflict',
  'Gone',
  'Invalid',
  'ServerTimeout',
  'StorageReadError',
  'Timeout',
  'TooManyRequests',
  'BadRequest',
  'MethodNotAllowed',
  'NotAcceptable',
  'RequestEntityTooLarge',
  'UnsupportedMediaType',
  'InternalError',
  'Expired',
  'ServiceUnavailable',
  'Own',
  'notfound',
];
const CODES = [0, 200, 400, 401, 403, 404, 405, 406, 409, 410, 413, 415, 422, 429, 500, 503, 504, 418];
const CAUSES = ['', 'FieldValueInvalid', 'UnexpectedServerResponse', 'Own'];
const FIELD_ERRORS = [
  'FieldValueNotFound',
  'FieldValueRequired',
  'FieldValueDuplicate',
  'FieldValueInvalid',
  'FieldValueNotSupported',
  'FieldValueForbidden',
  'FieldValueTooLong',
  'FieldValueTooMany',
  'FieldValueTooFew',
  'InternalError',
  'FieldValueTypeInvalid',
  'FieldValueTooShort',
];
const CONTENT_TYPES = [
  '',
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'text/html; charset=utf-8',
  'TEXT/Plain',
  'application/yaml',
  'image/png',
  'application/vnd.kubernetes.protobuf',
  'text',
  '/',
  'text/plain; =',
  ';',
];
const HEADERS = [
  '',
  '',
  '5',
  '0',
  '-3',
  '+7',
  '007',
  '1.5',
  '4294967301',
  '9223372036854775808',
  ' 5',
  '1_0',
  '-9223372036854775808',
  '+',
  '0x5',
];

function many<T>(r: Random, most: number, make: () => T): T[] {
  return Array.from({ length: r.int(most + 1) }, make);
}

function text(r: Random, most: number = 4): string {
  return many(r, most, () => r.pick(PIECES)).join('');
}

/** As causes are on the wire. */
function withoutEmpty(texts: Record<string, string>): object {
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
}

function seconds(r: Random): number {
  return r.pick([0, 1, -1, 2147483647, 2147483648, 4294967296, r.int(2 ** 31), -r.int(2 ** 31) * 8]);
}

function causes(r: Random): object[] {
  return many(r, 2, () => withoutEmpty({ reason: r.pick(CAUSES), message: text(r), field: text(r, 1) }));
}

function status(r: Random): object {
  const details = r.int(3) === 0 ? {} : { details: { retryAfterSeconds: r.pick([0, 0, 5, -1]), causes: causes(r) } };
  return { reason: r.pick(REASONS), code: r.pick(CODES), status: 'Failure', ...details };
}

interface Node {
  Kind: string;
  Status?: object;
  Of?: Node[];
}

function node(r: Random, depth: number): Node {
  const kind = r.pick([
    'status',
    'status',
    'status',
    'wrap',
    'wrap',
    'join',
    'aggregate',
    'unexpected',
    'plain',
    'nil',
  ]);
  if (kind === 'status') return { Kind: kind, Status: status(r) };
  if (kind !== 'wrap' && kind !== 'join' && kind !== 'aggregate') return { Kind: kind };
  if (depth === 0) return { Kind: 'plain' };
  const of = Array.from({ length: 1 + r.int(3) }, () => node(r, depth - 1));
  // What would wrap no error at all.
  const isNil = (each: Node): boolean =>
    each.Kind === 'nil' || ((each.Kind === 'join' || each.Kind === 'aggregate') && each.Of!.every(isNil));
  return { Kind: kind, Of: kind === 'wrap' ? of.map((each) => (isNil(each) ? { Kind: 'plain' } : each)) : of };
}

function object(r: Random): object {
  const fields: Record<string, () => unknown> = {
    code: () => r.pick(CODES),
    reason: () => r.pick(REASONS),
    message: () => text(r),
    status: () => r.pick(['Failure', 'Success']),
    metadata: () => ({ resourceVersion: '1' }),
    details: () => ({ name: text(r), retryAfterSeconds: r.int(5), causes: causes(r) }),
  };
  const out: Record<string, unknown> = {
    kind: 'Status',
    apiVersion: r.pick(['v1', 'v1', 'meta.k8s.io/v1', 'apps/v1']),
  };
  for (const [name, make] of Object.entries(fields)) {
    if (r.int(2) === 0) out[name] = make();
    if (r.int(15) === 0) out[name] = r.pick([null, 'x', 1, 1.5, true, [], {}]);
  }
  return out;
}

function body(r: Random): Buffer {
  switch (r.int(5)) {
    case 0:
      return Buffer.from(text(r, 10));
    case 1:
      return Buffer.from(
        Array.from({ length: r.int(30) }, () => r.pick([0x20, 0x0a, 0x41, 0x80, 0xe6, 0x97, 0xa5, 0xff, 0xf0, 0x9f])),
      );
    case 2:
      return Buffer.from(
        r.pick([' ', 'x', '\u65e5', '\u{1f600}', '\u00e9']).repeat(r.pick([511, 682, 683, 1024, 2047, 2049, 3000])) +
          text(r),
      );
    default: {
      const json = JSON.stringify(
        r.int(3) === 0 ? object(r) : { kind: 'Status', apiVersion: 'v1', metadata: {}, ...status(r), message: text(r) },
      );
      return Buffer.from(r.int(6) === 0 ? r.mutated(json, ['{', '}', '"', ',', 'x', '1', ' ']) : json);
    }
  }
}

/** A random input for an area of scripts/go/errorvectors. */
export function randomStatusInput(area: string, r: Random): unknown {
  switch (area) {
    case 'status-error':
      return {
        Func: r.pick(CONSTRUCTORS),
        Group: r.pick(GROUPS),
        Name: text(r),
        Kind: text(r, 2),
        Text: text(r),
        Nil: r.int(8) === 0,
        Seconds: seconds(r),
        Causes: causes(r),
        Errors: many(r, 4, () => ({
          Type: r.pick(FIELD_ERRORS),
          Field: text(r, 2),
          BadValue: text(r),
          Detail: text(r, 2),
        })),
      };
    case 'status-generic':
      return {
        Code: r.pick([r.pick(CODES), r.int(700), -r.int(10)]),
        Verb: r.pick(['GET', 'POST', 'PUT', text(r)]),
        Group: r.pick(GROUPS),
        Resource: text(r, 2),
        Name: text(r, 2),
        Message: r.int(5) === 0 ? 'unknown' : text(r),
        Seconds: seconds(r),
        Unexpected: r.int(2) === 0,
        Reason: text(r, 1),
      };
    case 'status-predicates':
      return node(r, 4);
    case 'status-object':
      return object(r);
    case 'status-response':
      return {
        Code: r.pick([r.pick(CODES), r.pick(CODES), 100 + r.int(500)]),
        Verb: r.pick(['GET', 'POST', 'PATCH', 'DELETE']),
        Group: r.pick(GROUPS),
        Resource: r.pick(['', 'pods', 'deployments']),
        Name: r.pick(['', 'nginx']),
        ContentType: r.pick(CONTENT_TYPES),
        DefaultContentType: r.pick(['application/json', 'application/yaml', 'image/png']),
        Header: r.pick(HEADERS),
        Body: body(r).toString('base64'),
      };
    default:
      throw new Error(`no area ${area}`);
  }
}
