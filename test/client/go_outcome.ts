// What must be equal of a call as client-go makes it, and as we do.

import assert from 'node:assert/strict';
import { scheme } from 'kubetyped';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { type GoCall, goCall, type Outcome, type Request } from './go_call.ts';

const canonical = new Serializer(scheme, { canonical: true });

/** JSON as Go writes it of the object: we send everything that an object has, and in its order. */
function asGo(request: Request): Request {
  const [contentType] = request.headers['Content-Type'] ?? [];
  if (request.body === undefined || contentType === undefined || !/json$|yaml$/.test(contentType)) return request;
  const text = Buffer.from(request.body, 'base64').toString();
  const value = JSON.parse(text) as { kind?: string; apiVersion?: string };
  const known = contentType === 'application/json' && value.kind !== 'CronTab';
  const canonicalText = known
    ? canonical.encodeToString(canonical.decode(text, { group: '', version: 'v1' }).object)
    : JSON.stringify(sorted(value));
  return { ...request, body: canonicalText };
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}

/** What was asked for: Go's clients without generated code don't say it in errors. */
const WHAT = / \(\w+ (?:crontabs\.example\.com|deployments\.apps|nodes)(?: .*)?\)$/;

/** Behind a lost connection, Go's errors of watches and logs are wrapped so that their code is lost. */
const PREVIOUS_ATTEMPT = / - error from a previous attempt: .*$/;

/** What need not be equal: the words of errors that are none of the API. */
function comparable({ requests, result, error, warnings }: Outcome, { client }: GoCall): object {
  const isGenerated = client === 'json' || client === 'protobuf';
  const told = error && !isGenerated ? { ...error, message: error.message.replace(WHAT, '') } : error;
  return {
    requests: requests?.map(asGo).map(({ headers, ...rest }) => ({
      ...rest,
      headers: Object.fromEntries(Object.entries(headers).map(([name, values]) => [name.toLowerCase(), values])),
    })),
    result,
    warnings,
    error: told && (told.code === undefined ? { failed: true } : told),
  };
}

/** Differs from Go: there it is not an error for deletions, nor for objects without a class. */
function isFailureWith200({ client, verb, replies = [] }: GoCall): boolean {
  const { status = 0, body = '' } = replies.at(-1) ?? {};
  const isFailure = status >= 200 && status < 207 && /"status":"Failure"/.test(body);
  return isFailure && verb !== 'watch' && (verb.startsWith('delete') || client === 'dynamic');
}

const REFUSED = /: expected .+, got |^expected .+, got |no kind ".*" is registered/;

/** Differs from Go: objects of another kind than that which was asked for are refused. */
function isRefusedForItsKind(got: Outcome, out: Outcome): boolean {
  return out.error === undefined && REFUSED.test(got.error?.message ?? '');
}

/** Those behind one that can't be read are told, too. */
function withFurtherWarnings(out: Outcome, got: Outcome): Outcome {
  let at = 0;
  for (const warning of got.warnings ?? []) if (warning === out.warnings?.[at]) at++;
  return at === (out.warnings?.length ?? 0) && got.warnings !== undefined ? { ...out, warnings: got.warnings } : out;
}

/** Differs from Go: an event with an object of another kind ends the watch, as does one that can't be read at all. */
function isRefusedEvent(got: Outcome, out: Outcome): boolean {
  const events = got.result ?? [];
  const told = events.slice(0, -2);
  return (
    events[0] === 'watch' &&
    events.at(-1) === 'InternalError' &&
    !out.result?.includes('InternalError') &&
    told.every((each, at) => each === out.result?.[at])
  );
}

/** Differs from Go, on purpose, in what no server sends: why, and what tells such calls. */
const OTHERWISE: readonly (readonly [why: string, (call: GoCall, out: Outcome) => boolean])[] = [
  [
    'an error event without anything is an empty Status',
    ({ replies }) => /"ERROR","object":\{\}/.test(replies?.[0]?.body ?? ''),
  ],
  [
    'a Content-Type that is none is refused for watches, too',
    ({ verb, replies }) => verb === 'watch' && /^(a\/b\/c|;)$/.test(replies?.at(-1)?.headers?.['Content-Type'] ?? ''),
  ],
  [
    'lists without a class are Go lists only where their items say their kind',
    (_, out) => out.result?.includes("can't be read") === true,
  ],
  [
    'a Status of success is no list',
    ({ client, verb, replies }) =>
      client === 'dynamic' && verb === 'list' && /"Success"/.test(replies?.[0]?.body ?? ''),
  ],
  [
    'a Status without a status is not one of success, for objects without a class, too',
    ({ client, replies }) => client === 'dynamic' && replies?.[0]?.body === '{"apiVersion":"v1","kind":"Status"}',
  ],
  [
    'metadata of any Kind are metadata, in events, too',
    ({ client, verb, replies }) =>
      client === 'metadata' && verb === 'watch' && /"kind":"Node"/.test(replies?.[0]?.body ?? ''),
  ],
  [
    'objects without a class are read in YAML, too, and events in no Protobuf',
    ({ client, replies }) =>
      client === 'dynamic' && /yaml|protobuf/.test(replies?.[0]?.headers?.['Content-Type'] ?? ''),
  ],
  ['names of fields are read as they are spelled', ({ replies }) => /"Name"/.test(replies?.at(-1)?.body ?? '')],
];

/** What the answer to a call that failed holds, if any. */
const NOTHING = '0';

function unwrapped(out: Outcome, got: Outcome): Outcome {
  const { error } = out;
  if (error === undefined || !PREVIOUS_ATTEMPT.test(error.message)) return out;
  const code = got.error?.code;
  return { ...out, error: { ...error, message: error.message.replace(PREVIOUS_ATTEMPT, ''), ...(code && { code }) } };
}

/** Makes a call and fails where something else comes of it than in Go. */
export async function assertAsGo(call: GoCall, out: Outcome, note?: string): Promise<void> {
  const got = await goCall(call);
  if (isFailureWith200(call) && got.error !== undefined) return;
  if (isRefusedForItsKind(got, out) || isRefusedEvent(got, out)) return;
  if (OTHERWISE.some(([, applies]) => applies(call, out))) return;
  const same = ({ result, ...rest }: Outcome): Outcome =>
    out.result?.[0] === NOTHING ? rest : { ...rest, ...(result && { result }) };
  const expected = withFurtherWarnings(unwrapped(out, got), got);
  assert.deepEqual(comparable(same(got), call), comparable(same(expected), call), note);
}
