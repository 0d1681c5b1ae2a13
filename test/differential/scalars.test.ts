// Asks the Go implementation about random values, and fails where the answers differ.
//
// KUBETYPED_CASES sets the number of cases per area (20000), KUBETYPED_AREAS limits the areas (quantity,time),
// KUBETYPED_SEED repeats a run. UPSTREAM is where Go and its libraries are (/opt/upstream).
import { after, before, test, type TestContext } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { canonicalBase64, checkBase64, type Scalar } from 'kubetyped/engine';
import { QuantityValue } from 'kubetyped/apimachinery/api/resource';
import { Duration, MicroTime, Time } from 'kubetyped/apimachinery/apis/meta/v1';
import { IntOrString } from 'kubetyped/apimachinery/util/intstr';
import { answerOf, comparable, equalAnswerOf, type Row } from '../apimachinery/vectors/read_vectors.ts';
import { percentAnswerOf, percentComparable } from '../apimachinery/vectors/percent_answer.ts';
import { Random, randomInput } from './random_scalars.ts';

const environment = join(process.env['UPSTREAM'] ?? '/opt/upstream', 'env.sh');
const cases = Number(process.env['KUBETYPED_CASES'] ?? 20_000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const chosen = process.env['KUBETYPED_AREAS']?.split(',');
const BATCH = 5000;

/** The Go program, answering questions in their order. */
class Oracle {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<string>;

  constructor(program: string) {
    this.process = spawn(program, ['-serve']);
    this.process.stderr.pipe(process.stderr);
    this.lines = createInterface({ input: this.process.stdout, crlfDelay: Infinity })[Symbol.asyncIterator]();
  }

  async ask(area: string, inputs: readonly string[]): Promise<Row[]> {
    this.process.stdin.write(inputs.map((input) => `${JSON.stringify({ area, in: input })}\n`).join(''));
    const rows: Row[] = [];
    for (const input of inputs) {
      const line = await this.lines.next();
      assert.ok(line.done !== true, 'the Go program ended');
      rows.push({ ...(JSON.parse(line.value) as object), in: input });
    }
    return rows;
  }

  end(): void {
    this.process.stdin.end();
  }
}

let folder: string | undefined;
let oracle: Oracle | undefined;

before(() => {
  if (!existsSync(environment)) return;
  folder = mkdtempSync(join(tmpdir(), 'scalarvectors-'));
  const program = join(folder, 'scalarvectors');
  execFileSync('bash', ['-c', '. "$1" && cd scripts/go/scalarvectors && go build -o "$2" .', 'build', environment, program]);
  oracle = new Oracle(program);
});

after(() => {
  oracle?.end();
  if (folder !== undefined) rmSync(folder, { recursive: true });
});

async function compare(t: TestContext, area: string, answer: (input: string) => object, expected: (row: Row) => object): Promise<void> {
  if (chosen !== undefined && !chosen.includes(area)) return t.skip('not among KUBETYPED_AREAS');
  if (oracle === undefined) return t.skip(`NOT COMPARED WITH GO: no ${environment}; set UPSTREAM`);
  t.diagnostic(`${cases} cases, KUBETYPED_SEED=${seed}`);
  const random = new Random(seed);
  let refused = 0;
  for (let done = 0; done < cases; done += BATCH) {
    const inputs = Array.from({ length: Math.min(BATCH, cases - done) }, () => randomInput(area, random));
    const rows: Row[] = await oracle.ask(area, inputs);
    for (const row of rows) {
      if (row.err !== undefined) refused++;
      assert.equal(JSON.stringify(answer(row.in)), JSON.stringify(expected(row)), `${area} ${row.in} (seed ${seed})`);
    }
  }
  t.diagnostic(`${refused} refused by both`);
}

const scalars: Record<string, Scalar> = {
  time: Time, 'micro-time': MicroTime, duration: Duration, quantity: QuantityValue, 'int-or-string': IntOrString,
};
for (const [area, scalar] of Object.entries(scalars)) {
  test(area, (t) => compare(t, area, (input) => comparable(answerOf(scalar, input)), comparable));
}
test('quantity-equal', (t) => compare(t, 'quantity-equal', (input) => comparable(equalAnswerOf(input)), comparable));
test('percent', (t) => compare(t, 'percent', percentAnswerOf, percentComparable));
test('base64', (t) => compare(t, 'base64', base64Answer, (row) => (row.in.startsWith('"') ? comparable(row) : {})));

/** Other kinds than strings are for the engine: an array of numbers is bytes to Go. */
function base64Answer(input: string): object {
  if (!input.startsWith('"')) return {};
  const text = JSON.parse(input) as string;
  const err = checkBase64(text);
  return comparable(err === undefined ? { in: input, out: JSON.stringify(canonicalBase64(text)) } : { in: input, err });
}
