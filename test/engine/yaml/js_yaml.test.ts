// An independent reader of what we write: js-yaml must find the same values in our YAML.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'js-yaml';
import { stringifyYAML } from 'kubetyped/engine';
import { objectFiles, readRows } from '../../conformance/rows.ts';

test('js-yaml reads our YAML as the same values', () => {
  let compared = 0;
  for (const file of objectFiles()) {
    for (const row of readRows(file)) {
      // js-yaml rounds large integers; the next line character goes already when Go
      // writes YAML, and the line and paragraph separators end a line in YAML 1.1 only.
      if (row.yaml === undefined || row.json === undefined || /\d{16}|\x85|\u2028|\u2029|\\u202[89]/.test(row.json))
        continue;
      const value: unknown = JSON.parse(row.json);
      assert.deepEqual(
        JSON.parse(JSON.stringify(load(stringifyYAML(value)))),
        JSON.parse(JSON.stringify(value)),
        `${file} ${row.kind} ${row.variant}`,
      );
      compared++;
    }
  }
  assert.ok(compared > 1500, `${compared} objects`);
});
