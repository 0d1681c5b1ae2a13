// Hostile bytes in every format: each is taken or refused with an error of ours, in a time and in memory that only a
// fault exceeds, and no prototype is touched. Of a sample Go is asked whether it takes them too, and for what.
//
// KUBETYPED_CASES sets the number of inputs of all formats together (2000; 8000 with KUBETYPED_ALL=1), KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { sortedJSON } from '../apimachinery/vectors/answer_rows.ts';
import { difference } from '../conformance/difference.ts';
import { isOfDeleted } from '../conformance/scheme.ts';
import { GoOracle, hasGo, withoutGo } from '../differential/go_oracle.ts';
import { type Answer, answered, reasons } from '../differential/known_differences.ts';
import { caseCount } from '../some_of.ts';
import type { Attack, AttackResult, Outcome } from './attack.ts';
import { type Format, formats } from './random_inputs.ts';

const inputs = caseCount(2000, 8000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
/** So many inputs of each format are compared with Go. */
const COMPARED = Math.min(inputs / formats.length, Math.max(500, Math.floor(inputs / 100)));
/** Far beyond what any input takes: on a busy machine as well. */
const HANG_MS = 60_000;
const HEAP_MB = 512;

/** Runs the inputs of a format in a worker and watches that they go on. */
async function attack(format: Format, count: number): Promise<AttackResult> {
  const at = new SharedArrayBuffer(4);
  const workerData: Attack = { format, seed, count, sample: Math.max(1, Math.floor(count / COMPARED)), at };
  const worker = new Worker(new URL('./attack.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 64 },
  });
  const current = new Int32Array(at);
  let seen = -1;
  let since = performance.now();
  const watch = setInterval(() => {
    const now = Atomics.load(current, 0);
    if (now === seen && performance.now() - since > HANG_MS)
      worker.emit('error', new Error(`${format} input ${now} of seed ${seed} hangs`));
    if (now !== seen) [seen, since] = [now, performance.now()];
  }, 1000);
  try {
    const [result] = (await once(worker, 'message')) as [AttackResult];
    return result;
  } catch (error) {
    // Too much memory ends the worker with an error.
    throw new Error(`${format} input ${Atomics.load(current, 0)} of seed ${seed}: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    clearInterval(watch);
    await worker.terminate();
  }
}

/** Where we differ from Go and why, beyond what JSON and YAML differ in anyway. */
const binaryReasons: Readonly<
  Record<string, (format: Format, ours: Outcome, go: Answer, bytes: Uint8Array) => boolean>
> = {
  // Bytes that are not UTF-8 become U+FFFD when they are read; Go keeps them, sorts keys by them, and writes JSON with
  // the escape.
  invalidUTF8: (_, ours, go, bytes) =>
    !isUTF8(bytes) && inOrder(comparable(ours.json)) === inOrder(comparable(go.json)),
  // What JSON can't hold is refused when it is read, in Go when it is written.
  badValue: (format, ours, go) => format === 'protobuf' && ours.error !== undefined && go.jsonError !== undefined,
  // Of years before 0 and after 9999, Go writes times that nobody can read.
  year: (format, ours) => format === 'protobuf' && /^parsing time "(?:-\d+|\d{5,})-/.test(ours.jsonError ?? ''),
  // Seconds that no calendar has are refused, which Go wraps around.
  calendar: (format, ours) => format === 'protobuf' && ours.error?.startsWith('seconds beyond any calendar') === true,
  // The Scheme of these tests has the kinds of meta.k8s.io in the core group as well.
  registered: (_, ours, go) =>
    ours.error === undefined &&
    /^no kind "(?:Table|PartialObjectMetadata\w*|Status|\w+Options|WatchEvent|API\w+)" is registered/.test(
      go.error ?? '',
    ),
  // A pointer to the zero time and the like is null in JSON to Go; here null means that there is none.
  zeroPointer: (format, ours, go) =>
    format === 'protobuf' &&
    go.json?.includes(':null') === true &&
    withoutNulls(comparable(ours.json)) === withoutNulls(comparable(go.json)),
};

function isUTF8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const comparable = (json = ''): string => json.replaceAll('\\ufffd', '\ufffd').replace(/\ufffd+/g, '\ufffd');
const inOrder = (json: string): string => (/\ufffd[^"]*":/.test(json) ? sortedJSON(JSON.parse(json)) : json);
const withoutNulls = (json: string): string => json.replaceAll(/,"\w+":null|"\w+":null,?/g, '');

function verdictDifference(format: Format, ours: Outcome, go: Answer): string | undefined {
  if (go.error !== undefined || ours.error !== undefined) {
    if (go.error !== undefined && ours.error !== undefined) return undefined;
    return difference(
      'verdict',
      ours.error ?? `taken: ${ours.json ?? ours.jsonError}`,
      go.error ?? `taken: ${go.json ?? go.jsonError}`,
    );
  }
  if ((ours.json === undefined && go.json === undefined) || ours.json === go.json) return undefined;
  return difference(
    `${format} as JSON`,
    ours.json ?? `no JSON: ${ours.jsonError}`,
    go.json ?? `no JSON: ${go.jsonError}`,
  );
}

async function compareWithGo(t: TestContext, format: Format, sampled: readonly Outcome[]): Promise<void> {
  const oracle = new GoOracle();
  const explained = new Map<string, number>();
  const unexplained: string[] = [];
  let taken = 0;
  try {
    const replies = await oracle.ask<Answer>(
      'decode',
      sampled.map(({ data }) => ({ format, base64: data })),
    );
    for (const [index, reply] of replies.entries()) {
      const ours = sampled[index]!;
      if (reply instanceof Error) {
        assert.match(reply.message, /^refused: an exponent/);
        continue;
      }
      const go = answered(reply);
      if (go.error === undefined) taken++;
      // Numbers that Go would be busy with for minutes.
      if (go.error?.startsWith('refused: an exponent') === true) continue;
      const text = verdictDifference(format, ours, go);
      if (text === undefined || isOfDeleted(go.error)) continue;
      const bytes = Uint8Array.from(Buffer.from(ours.data, 'base64'));
      const question = { format: format === 'yaml' ? 'yaml' : 'json', data: new TextDecoder().decode(bytes) } as const;
      const answer: Answer = {
        ...(ours.error !== undefined && { error: ours.error }),
        ...(ours.json !== undefined && { json: ours.json }),
      };
      const reason =
        Object.keys(binaryReasons).find((name) => binaryReasons[name]!(format, ours, go, bytes)) ??
        (format === 'json' || format === 'yaml' ? Object.keys(reasons) : ['opaque', 'emptyItems']).find((name) =>
          reasons[name]!(question, answer, go),
        );
      if (reason === undefined)
        unexplained.push(`${format} input ${ours.index} of seed ${seed}, ${ours.data}\n${text}`);
      else explained.set(reason, (explained.get(reason) ?? 0) + 1);
    }
  } finally {
    oracle.end();
  }
  t.diagnostic(
    `${sampled.length} compared with Go, of which it takes ${taken}; differences with a reason: ${JSON.stringify(Object.fromEntries(explained))}`,
  );
  assert.equal(unexplained.slice(0, 10).join('\n\n'), '', `${unexplained.length} of ${sampled.length} differ`);
}

for (const format of formats) {
  test(`${format}: hostile inputs are taken or refused`, { timeout: 86_400_000 }, async (t) => {
    const count = Math.ceil(inputs / formats.length);
    const { taken, refused, slowest, slowestMs, heap, faults, sampled } = await attack(format, count);
    t.diagnostic(
      `${taken} taken, ${refused} refused, seed ${seed}; number ${slowest} took ${slowestMs.toFixed(0)} ms; the heap grew by ${(heap / 1e6).toFixed(1)} MB`,
    );
    assert.deepEqual(faults, []);
    assert.equal(taken + refused, count);
    assert.ok(taken > count / 50 && refused > count / 10, `${taken} taken, ${refused} refused`);
    await t.test('as by Go', async (inner) => {
      if (!hasGo()) return inner.skip(withoutGo);
      await compareWithGo(inner, format, sampled);
    });
  });
}
