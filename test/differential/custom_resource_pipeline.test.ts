// Random custom resources that are created and updated, of random definitions and of those of real projects: pruned and
// with defaults the same as in Go, with the same errors, warnings and cost of rules.
//
// KUBETYPED_CASES sets the number of objects (1500), KUBETYPED_SEED repeats a run. Go builds
// scripts/go/cel/customresources from the module proxy when the cache folder of the machine does not hold it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { type Content, StructuralSchemaError } from 'kubetyped/apiextensions';
import { answerCase, type Case, type CaseAnswer, served } from '../apiextensions/pipeline_answer.ts';
import { randomDefinition, withSubresources } from '../apiextensions/random_definition.ts';
import { changed, randomResource } from '../apiextensions/random_resource.ts';
import { decorate } from '../apiextensions/random_rules.ts';
import { realDefinitions } from '../apiextensions/real_definitions.ts';
import { Random } from '../conformance/cel/random_schema.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 1500);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const PER_DEFINITION = 30;
const RUNS = 100;
/** More differences are not shown. */
const MOST = 10;

interface Question {
  readonly definition: CustomResourceDefinition;
  readonly version: string;
  readonly cases: readonly Case[];
}

interface Answer {
  readonly refused?: string;
  readonly panic?: string;
  readonly cases?: readonly (CaseAnswer & { readonly panic?: string })[];
}

/** The cases one by one: one that makes Go panic would take the others with it. */
async function answerEach(program: QuestionProgram, question: Question): Promise<Answer> {
  const answers = await program.ask<Answer>(question.cases.map((each) => ({ ...question, cases: [each] })));
  return { cases: answers.map(({ panic, cases }) => (panic === undefined ? cases![0]! : { panic })) };
}

const path = builtGo('customresources');
const skip = path === undefined && withoutGo;

function randomCase(random: Random, definition: CustomResourceDefinition, version: string): Case {
  const schema = definition.spec.versions?.find(({ name }) => name === version)?.schema?.openAPIV3Schema;
  const type = { apiVersion: `${definition.spec.group}/${version}`, kind: definition.spec.names.kind };
  const first = randomResource(random, schema, type);
  if (random.chance(0.4)) return spelled(random, first);
  const second = random.chance(0.85)
    ? {
        ...(changed(random, first, schema, random.pick([0.02, 0.1, 0.3])) as object),
        ...type,
        metadata: first['metadata'],
      }
    : randomResource(random, schema, type);
  return { ...spelled(random, second), old: first, ...(random.chance(0.2) && { status: true }) };
}

/** An object, or its text with numbers spelled in several ways. */
function spelled(random: Random, object: Content): Pick<Case, 'object' | 'text'> {
  if (random.chance(0.6)) return { object };
  const ways = ['', '', '.0', 'e0', '.00E+0', '.5', 'e1'];
  const text = JSON.stringify(object).replace(
    /([:[,])(-?\d{1,5})(?=[,}\]])/g,
    (_, before: string, digits: string) => before + digits + random.pick(ways),
  );
  return { text };
}

/** Some that are made up, some that are real, some in between. */
function randomQuestion(random: Random, real: readonly CustomResourceDefinition[]): Question {
  let definition = randomDefinition(random);
  if (real.length > 0 && random.chance(0.4)) {
    definition = random.pick(real);
    if (random.chance(0.6)) definition = mutant(random, definition);
  }
  const version = random.pick((definition.spec.versions ?? []).filter((each) => each.served)).name;
  const count = Math.min(PER_DEFINITION, cases);
  return { definition, version, cases: Array.from({ length: count }, () => randomCase(random, definition, version)) };
}

function mutant(random: Random, definition: CustomResourceDefinition): CustomResourceDefinition {
  const versions = (definition.spec.versions ?? []).map((version) => {
    const { openAPIV3Schema } = version.schema ?? {};
    if (!openAPIV3Schema) return version;
    const size = JSON.stringify(openAPIV3Schema).length;
    return { ...version, schema: { openAPIV3Schema: decorate(random, openAPIV3Schema, Math.min(1, 3000 / size)) } };
  });
  return withSubresources(random, { ...definition, spec: { ...definition.spec, versions } });
}

/** Go meets the first of several values of a wrong type by chance, and cannot go on. */
function comparable(answer: CaseAnswer): CaseAnswer {
  return answer.undecodable === undefined ? answer : { undecodable: '' };
}

/** The keys of objects have no order. */
function isSame(ours: CaseAnswer, expected: CaseAnswer): boolean {
  return isDeepStrictEqual(plain(comparable(ours)), plain(comparable(expected)));
}

/** As JSON.parse would read it, without the sign of zeros: to Go -0 is an integer, which has none, and -0.0 is not. */
function plain(value: unknown): unknown {
  if (value === undefined) return undefined;
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? Number(each) : each)),
  ) as unknown;
}

/** The parts in which two answers differ. */
function difference(ours: CaseAnswer, expected: CaseAnswer): string {
  const [own, theirs] = [ours, expected].map((each) => Object.entries(comparable(each)));
  const differing = (a: [string, unknown][], b: [string, unknown][]): unknown =>
    a.filter(
      ([name, part]) => !b.some(([other, same]) => other === name && isDeepStrictEqual(plain(part), plain(same))),
    );
  return `ours ${JSON.stringify(differing(own!, theirs!))}\n  Go ${JSON.stringify(differing(theirs!, own!))}`;
}

/** When the budget runs out, which rules were run is chance. */
function ranOut({ cost }: CaseAnswer): boolean {
  return cost === -1;
}

test(`${cases} random custom resources, created and updated`, { skip }, async (context) => {
  const real = realDefinitions(context);
  const program = new QuestionProgram(path!, []);
  const random = new Random(seed);
  const wrong: string[] = [];
  const counts = { valid: 0, invalid: 0, undecodable: 0, unserved: 0, panics: 0, outOfBudget: 0, cost: 0 };
  try {
    for (let asked = 0; asked < cases && wrong.length < MOST; asked += PER_DEFINITION) {
      const question = randomQuestion(random, real);
      let [answer] = await program.ask<Answer>([question]);
      const place = `definition ${asked / PER_DEFINITION} (seed ${seed})`;
      if (answer!.panic !== undefined) answer = await answerEach(program, question);
      let resource;
      try {
        resource = served(question.definition, question.version);
      } catch (error) {
        assert.ok(error instanceof StructuralSchemaError, `${place}: ${error}`);
        assert.ok(answer!.refused !== undefined, `${place}: ${error.message}`);
      }
      if (answer!.refused !== undefined || resource === undefined) {
        counts.unserved++;
        continue;
      }
      for (const [index, each] of question.cases.entries()) {
        const expected = answer!.cases![index]!;
        const ours = answerCase(resource, each);
        if (expected.panic !== undefined) {
          counts.panics++;
          assert.notEqual(ours.errors?.length, 0, `${place}: Go panics: ${expected.panic}`);
          continue;
        }
        if (expected.undecodable !== undefined) counts.undecodable++;
        else counts[expected.errors!.length === 0 ? 'valid' : 'invalid']++;
        if (ranOut(expected)) counts.outOfBudget++;
        counts.cost += Math.max(0, expected.cost ?? 0);
        if (isSame(ours, expected) || (ranOut(expected) && ranOut(ours))) continue;
        const { definition, version } = question;
        // Loops over maps take the keys in any order: before a row is wrong, Go is asked again.
        const again = { definition, version, cases: Array.from({ length: RUNS }, () => each) };
        const [others] = await program.ask<Answer>([again]);
        if (others!.cases!.some((other) => isSame(ours, other))) continue;
        const row = { definition, version, cases: [each] };
        wrong.push(`${place}: ${difference(ours, expected)}\n${JSON.stringify(row)}`);
        if (wrong.length === MOST) break;
      }
    }
  } finally {
    program.end();
  }
  context.diagnostic(JSON.stringify(counts));
  assert.equal(wrong.length, 0, wrong.join('\n'));
  assert.ok(counts.valid > cases / 20 && counts.invalid > cases / 20, JSON.stringify(counts));
});
