import { test } from 'node:test';
import { assertVectors } from '../../vectors/answer_rows.ts';
import { metaAnswers } from '../../vectors/meta_answers.ts';

for (const [area, answer] of Object.entries(metaAnswers)) {
  test(`${area}: what Go answers`, () => assertVectors(area, answer));
}
