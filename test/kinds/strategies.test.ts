// What kube-apiserver stores of objects and what it refuses, by its own strategies: rows that scripts/go/strategies has
// answered, as if it were the time that it has.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { oneIn } from '../some_of.ts';
import { differs, NOW, readRows, warns } from './compare_strategies.ts';

test('objects are stored and refused as by kube-apiserver', async () => {
  mock.timers.enable({ apis: ['Date'], now: NOW });
  try {
    const all = readRows();
    assert.ok(all.length > 6000, `${all.length} rows`);
    const unasked = all.filter(({ error = '' }) => error.startsWith('no '));
    assert.deepEqual(unasked, [], 'Kinds that the program does not know');
    const telling = readRows('telling');
    assert.ok(telling.length >= 26, `${telling.length} rows`);
    const rows = [...oneIn(3, all)];
    // Of random objects, nobody knows in which order Go finds several faults.
    const found = await Promise.all([...rows.map((row) => differs(row)), ...telling.map((row) => differs(row, false))]);
    const wrong = found.filter((each) => each !== undefined);
    assert.equal(wrong.length, 0, `${wrong.length} of ${found.length}:\n${wrong.slice(0, 8).join('\n\n')}`);
  } finally {
    mock.timers.reset();
  }
});

test('clients are warned as by kube-apiserver', async () => {
  const rows = readRows('warnings');
  const wrong = (await Promise.all(rows.map((row) => warns(row)))).filter((each) => each !== undefined);
  assert.equal(wrong.length, 0, `${wrong.length} of ${rows.length}:\n${wrong.slice(0, 8).join('\n\n')}`);
  const warned = rows.filter(({ warnings }) => warnings !== undefined);
  assert.ok(warned.length > 200, `${warned.length} rows with warnings`);
});
