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
function comparable({ requests, result, error }: Outcome, { client }: GoCall): object {
  const isGenerated = client === 'json' || client === 'protobuf';
  const told = error && !isGenerated ? { ...error, message: error.message.replace(WHAT, '') } : error;
  return {
    requests: requests?.map(asGo).map(({ headers, ...rest }) => ({
      ...rest,
      headers: Object.fromEntries(Object.entries(headers).map(([name, values]) => [name.toLowerCase(), values])),
    })),
    result,
    error: told && (told.code === undefined ? { failed: true } : told),
  };
}

/** Differs from Go: there it is not an error for deletions, nor for objects without a class. */
function isFailureWith200({ client, verb, replies = [] }: GoCall): boolean {
  const [reply] = replies;
  return (
    reply?.status === 200 &&
    /"Failure"/.test(reply.body ?? '') &&
    verb !== 'watch' &&
    (verb === 'delete' || client === 'dynamic')
  );
}

function unwrapped(out: Outcome, got: Outcome): Outcome {
  const { error } = out;
  if (error === undefined || !PREVIOUS_ATTEMPT.test(error.message)) return out;
  const code = got.error?.code;
  return { ...out, error: { ...error, message: error.message.replace(PREVIOUS_ATTEMPT, ''), ...(code && { code }) } };
}

/** Makes a call and fails where something else comes of it than in Go. */
export async function assertAsGo(call: GoCall, out: Outcome, note?: string): Promise<void> {
  const got = await goCall(call);
  if (isFailureWith200(call)) assert.equal(got.error?.code, 403, note);
  else assert.deepEqual(comparable(got, call), comparable(unwrapped(out, got), call), note);
}
