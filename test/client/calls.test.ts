// The same calls as client-go's, request by request: see scripts/go/clientvectors.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { scheme } from 'kubetyped';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { goCall, type GoCall, type Outcome, type Request } from './go_call.ts';

interface Row {
  readonly in: GoCall;
  readonly out: Outcome;
}

const rows = gunzipSync(readFileSync('test/client/vectors/client-calls.jsonl.gz'))
  .toString()
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

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

/** What need not be equal: the words of errors that are none of the API. */
function comparable({ requests, result, error }: Outcome): object {
  // Go's client of objects without a class doesn't say what was asked for.
  const told = error && { ...error, message: error.message.replace(/ \(\w+ crontabs\.example\.com(?: a)?\)$/, '') };
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

test('client-go 0.36 asks the same, and makes the same of the answers', () => assertRows(rows));

async function assertRows(all: readonly Row[]): Promise<void> {
  assert.ok(all.length > 500);
  const wrong: string[] = [];
  for (const { in: call, out } of all) {
    const got = await goCall(call);
    try {
      if (isFailureWith200(call)) assert.equal(got.error?.code, 403);
      else assert.deepEqual(comparable(got), comparable(out));
    } catch (error) {
      wrong.push(`${JSON.stringify(call)}\n${(error as Error).message}`);
    }
  }
  assert.equal(
    wrong.length,
    0,
    `${wrong.length} of ${all.length} differ:\n${wrong.slice(0, Number(process.env['KUBETYPED_SHOWN'] ?? 3)).join('\n')}`,
  );
}
