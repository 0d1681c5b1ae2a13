// Upstream's cases and others, with what Go makes of them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { oneIn } from '../../../some_of.ts';
import type { AnswerRow } from '../../vectors/answer_rows.ts';
import { agrees, exemptionsOf, patchAreas } from '../../vectors/patch_answers.ts';

for (const area of patchAreas) {
  test(`${area}: every vector`, (t) => {
    const text = gunzipSync(readFileSync(`test/apimachinery/vectors/${area}.jsonl.gz`)).toString('utf8');
    const rows = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as AnswerRow);
    assert.ok(rows.length > 900, `${area}: only ${rows.length} rows`);
    const wrong = [...oneIn(3, rows)].map((row) => agrees(area, row)).filter((each) => each !== undefined);
    t.diagnostic(`${rows.length} rows; differences that are meant: ${exemptionsOf(area)}`);
    assert.equal(wrong.length, 0, `${wrong.length} of ${rows.length} rows\n${wrong.slice(0, 5).join('\n\n')}`);
  });
}
