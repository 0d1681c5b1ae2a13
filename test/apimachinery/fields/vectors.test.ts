import { test } from 'node:test';
import { assertVectors } from '../vectors/answer_rows.ts';
import { selectorAnswers } from '../vectors/selector_answers.ts';

for (const area of ['field-parse', 'field-value']) {
  test(`${area}: every vector`, () => assertVectors(area, selectorAnswers[area]!));
}
