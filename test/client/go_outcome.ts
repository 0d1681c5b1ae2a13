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
const WHAT = / \(\w+ (?:crontabs\.example\.com|deployments\.apps|nodes)(?: .*)?\)(?=$| 0 UnexpectedServerResponse)/;

/** Behind a lost connection, Go's errors of watches and logs are wrapped so that their code is lost. */
const PREVIOUS_ATTEMPT = / - error from a previous attempt: .*$/;

/** What need not be equal: the words of errors that are none of the API. */
function comparable({ requests, result, error, warnings }: Outcome, { client }: GoCall): object {
  const isGenerated = client === 'json' || client === 'protobuf';
  const told = error && !isGenerated ? { ...error, message: error.message.replace(WHAT, '') } : error;
  return {
    requests: requests?.map(asGo).map(({ headers, ...rest }) => ({
      ...rest,
      // How long a body is depends on how it is written.
      headers: Object.fromEntries(
        Object.entries(headers)
          .map(([name, values]) => [name.toLowerCase(), values] as const)
          .filter(([name]) => name !== 'content-length'),
      ),
    })),
    result: isGenerated ? result : result?.map((each) => each.replace(WHAT, '')),
    warnings,
    error: told && (told.code === undefined ? { failed: true } : told),
  };
}

const FAILURE = /"status":"Failure"/;

/** Differs from Go: there it is not an error for deletions, nor for objects without a class. */
function isFailureWith200({ client, verb, replies = [], answers = [] }: GoCall): boolean {
  const { status = 0, body = '' } = replies.at(-1) ?? {};
  const isFailure =
    (status >= 200 && status < 207 && FAILURE.test(body)) ||
    answers.some(({ text }) => /^HTTP\S+ 20[0-6]/.test(headOf(text)) && FAILURE.test(text));
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
  const told = events.slice(0, events.at(-1)?.startsWith(UNREADABLE) ? -1 : -2);
  return (
    events[0] === 'watch' &&
    /^ERROR .* InternalError |^InternalError$/.test(events.at(-1) ?? '') &&
    !out.result?.includes('InternalError') &&
    told.every((each, at) => each === out.result?.[at])
  );
}

const UNREADABLE = 'ERROR Status Failure 500 InternalError ...';

/** Differs from Go: what is wrong in the framing of a stream, or in its gzip, ends a watch like a lost connection. */
function isEndedByFraming(got: Outcome, out: Outcome, { answers, verb }: GoCall): boolean {
  const told = out.result?.slice(0, -2) ?? [];
  return (
    answers !== undefined &&
    verb === 'watch' &&
    out.result?.at(-1) === 'InternalError' &&
    got.result?.length === told.length &&
    told.every((each, at) => each === got.result?.[at])
  );
}

/** Differs from Go: objects that don't say what they are are of the Kind that is watched, and ERROR events may hold any. */
function isAssumedEvent(got: Outcome, out: Outcome, { replies = [] }: GoCall): boolean {
  const events = out.result ?? [];
  const told = events.slice(0, -1);
  return (
    events[0] === 'watch' &&
    events.at(-1)?.startsWith(UNREADABLE) === true &&
    UNSAID.test(replies[0]?.body ?? '') &&
    told.every((each, at) => each === got.result?.[at])
  );
}

/** An object without a kind or an apiVersion. */
const UNSAID = /"object"\s*:\s*\{(?:\}|"metadata"|"version"|"apiVersion":"[^"]*","sort")/;

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
      client === 'metadata' && verb === 'watch' && /"kind":"(?:Node|Thing)"/.test(replies?.[0]?.body ?? ''),
  ],
  [
    'objects without a class are read in YAML, too, and events in no Protobuf',
    ({ client, replies }) =>
      client === 'dynamic' && /yaml|protobuf/.test(replies?.[0]?.headers?.['Content-Type'] ?? ''),
  ],
  [
    'behind a lost connection, a watch that may not begin ends, too',
    ({ verb, replies = [] }) =>
      verb === 'retryWatch' &&
      replies.some(
        ({ status, body = '' }, at) =>
          replies[at - 1]?.failure === 'reset' && status !== 200 && /40[13]/.test(`${status} ${body}`),
      ),
  ],
  [
    "Node's parser takes no folded headers, nor a body that is framed twice",
    ({ answers = [] }) =>
      answers.some(({ text }) => /\r\n |(?:\r\n(?:Content-Length|Transfer-Encoding):.*){2}/is.test(headOf(text))),
  ],
  [
    'what comes with something behind its gzip is broken from there on, and all of its piece with it',
    ({ answers = [] }) =>
      answers.some(({ text }) => /^Content-Encoding: gzip/im.test(headOf(text)) && text.includes('junk')),
  ],
  [
    'of several codings all count',
    ({ answers = [] }) => answers.some(({ text }) => /(?:\r\nContent-Encoding:.*){2}/i.test(headOf(text))),
  ],
  [
    "Node's parser takes chunks in HTTP/1.0, too, and what is not encoded for the transfer",
    ({ answers = [] }) =>
      answers.some(({ text }) =>
        /^HTTP\/1\.0 .*\nTransfer-Encoding:|\nTransfer-Encoding: identity/is.test(headOf(text)),
      ),
  ],
  [
    "Node's parser passes over an empty line before an answer",
    ({ answers = [] }) => answers.some(({ text }) => text.startsWith('\r\n')),
  ],
  [
    'a GET is repeated when the connection is lost within the head of the response',
    ({ answers = [] }) => answers.some(({ text }) => text !== '' && headOf(text) === ''),
  ],
  [
    'redirects are not followed',
    ({ answers = [] }) => answers.some(({ text }) => /^HTTP\S+ 302 .*\nLocation:/s.test(headOf(text))),
  ],
  ['names of fields are read as they are spelled', ({ replies }) => /"Name"/.test(replies?.at(-1)?.body ?? '')],
];

/** The last head of an answer, after those that are interim. */
function headOf(text: string): string {
  const last = text.replace(/^(?:HTTP\/1\.1 1.*?\r\n\r\n)*/s, '');
  return /^(.*?\r\n)\r\n/s.exec(last)?.[1] ?? '';
}

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
  if (isRefusedForItsKind(got, out) || isRefusedEvent(got, out) || isAssumedEvent(got, out, call)) return;
  if (isEndedByFraming(got, out, call)) return;
  if (OTHERWISE.some(([, applies]) => applies(call, out))) return;
  const same = ({ result, ...rest }: Outcome): Outcome =>
    out.result?.[0] === NOTHING || (out.error !== undefined && call.verb === 'log')
      ? rest
      : { ...rest, ...(result && { result }) };
  const expected = withFurtherWarnings(unwrapped(out, got), got);
  assert.deepEqual(comparable(same(got), call), comparable(same(expected), call), note);
}
