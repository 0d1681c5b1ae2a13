// Objects with random changes, created and updated, beside the strategies of kube-apiserver. KUBETYPED_CASES sets the number of
// cases, KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { differs, NOW, type Row } from '../kinds/compare_strategies.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';
import { Random } from './random_scalars.ts';
import { randomStrategyRows } from './random_strategies.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 3000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 37);
const ROUND = 200;

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
  const randomRow = randomStrategyRows();
  for (let done = 0; done < cases; done += ROUND) {
    const questions = Array.from({ length: ROUND }, () => randomRow(random));
    const rows = await go.ask<Row>(questions);
    mock.timers.enable({ apis: ['Date'], now: NOW });
    const wrong = (await Promise.all(rows.map((row) => differs(row, false)))).filter((each) => each !== undefined);
    mock.timers.reset();
    assert.equal(wrong.length, 0, `seed ${seed}, after ${done}:\n${wrong.slice(0, 5).join('\n\n')}`);
  }
});
