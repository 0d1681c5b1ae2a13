import { test } from 'node:test';
import { assertVectors } from '../../vectors/answer_rows.ts';
import { statusAnswers } from '../../vectors/status_answers.ts';

for (const [area, answer] of Object.entries(statusAnswers)) {
  test(`${area}: what Go answers`, () => assertVectors(area, answer));
}
