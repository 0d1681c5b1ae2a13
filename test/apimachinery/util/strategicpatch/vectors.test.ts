// Upstream's cases and others, with what Go makes of them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packedRows } from '../../../packed_rows.ts';
import { oneIn } from '../../../some_of.ts';
import type { AnswerRow } from '../../vectors/answer_rows.ts';
import { agrees, exemptionsOf, patchAreas } from '../../vectors/patch_answers.ts';

for (const area of patchAreas) {
  test(`${area}: every vector`, (t) => {
    const rows = packedRows<AnswerRow>(`test/apimachinery/vectors/${area}.jsonl.gz`);
    assert.ok(rows.length > 900, `${area}: only ${rows.length} rows`);
    const wrong = [...oneIn(3, rows)].map((row) => agrees(area, row)).filter((each) => each !== undefined);
    t.diagnostic(`${rows.length} rows; differences that are meant: ${exemptionsOf(area)}`);
    assert.equal(wrong.length, 0, `${wrong.length} of ${rows.length} rows\n${wrong.slice(0, 5).join('\n\n')}`);
  });
}
