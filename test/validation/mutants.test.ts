// `validate` says of objects with single faults what kube-apiserver says, whose verdicts are kept in vectors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validate } from 'kubetyped/validation';
import { oneIn, PART } from '../some_of.ts';
import { allMutants, bases } from './mutants.ts';
import { Tally } from './tally.ts';
import { readVerdicts } from './verdicts.ts';

test('nothing is wrong with the objects that mutants are made of', () => {
  for (const base of bases()) assert.deepEqual(validate(base), [], base.kind);
});

test('every refusal of a mutant by kube-apiserver is found, and none that it takes is refused', (t) => {
  const verdicts = readVerdicts();
  const tally = new Tally();
  let count = 0;
  for (const { name, class: kind, object } of oneIn(5, allMutants())) {
    const verdict = verdicts.get(name);
    assert.ok(
      verdict,
      `no verdict on ${name}: KUBETYPED_CONTROLPLANE=start KUBETYPED_VERDICTS=write npm test -- test/validation`,
    );
    const before = JSON.stringify(object);
    tally.add(name, kind, verdict.taken, verdict.fields, validate(object));
    assert.equal(JSON.stringify(object), before, 'validate changes the object');
    count++;
  }
  tally.report(t);
  assert.deepEqual(tally.falseRefusals, []);
  assert.deepEqual(tally.missed, []);
  assert.equal(count, PART ? Math.ceil(verdicts.size / 5) : verdicts.size);
  assert.ok(verdicts.size > 6000);
});
