// Objects with random changes, created and updated, beside the strategies of kube-apiserver. KUBETYPED_CASES sets the number of
// cases, KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { scheme } from 'kubetyped';
import { parseGroupVersion } from 'kubetyped/apimachinery/runtime/schema';
import { differs, NOW, type Row, readRows, shown } from '../kinds/compare_strategies.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';
import { randomVersion } from './random_patches.ts';
import { Random } from './random_scalars.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 3000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 37);
const ROUND = 200;

/** Other tests are about them. */
const OTHER_PROGRAMS = ['Job'];

test(`${cases} random objects are stored and refused as by kube-apiserver`, async (t) => {
  const program = builtGo('strategies');
  if (program === undefined) {
    t.skip(withoutGo);
    return;
  }
  const go = new QuestionProgram(program, []);
  t.after(() => go.end());
  t.after(() => mock.timers.reset());
  const random = new Random(seed);
  const known = readRows().filter(({ error, in: { kind } }) => error === undefined && !OTHER_PROGRAMS.includes(kind));
  for (let done = 0; done < cases; done += ROUND) {
    const questions = Array.from({ length: ROUND }, () => changed(random.pick(known), random));
    const rows = await go.ask<Row>(questions);
    mock.timers.enable({ apis: ['Date'], now: NOW });
    const wrong = (await Promise.all(rows.map((row) => differs(row, false)))).filter((each) => each !== undefined);
    mock.timers.reset();
    assert.equal(wrong.length, 0, `seed ${seed}, after ${done}:\n${wrong.slice(0, 5).join('\n\n')}`);
  }
});

/** The same question of another object that can be read. */
function changed(row: Row, random: Random): Row {
  for (;;) {
    try {
      const question = version(row, random);
      const { old } = question;
      return { ...question, in: shown(question.in) as Row['in'], ...(old && { old: shown(old) as object }) };
    } catch {
      // Values of wrong types are no matter of strategies.
    }
  }
}

function version({ in: given, old, subresource }: Row, random: Random): Row {
  const { apiVersion, kind, metadata } = given;
  const type = scheme.typeFor(parseGroupVersion(apiVersion).withKind(kind));
  assert.ok(type);
  const object = randomVersion(given, type, random, true);
  return {
    in: { ...(object as object), apiVersion, kind, metadata },
    ...(old && { old }),
    ...(subresource && { subresource }),
  };
}
