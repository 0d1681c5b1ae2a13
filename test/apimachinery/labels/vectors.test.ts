import { test } from 'node:test';
import { assertVectors } from '../vectors/answer_rows.ts';
import { selectorAnswers } from '../vectors/selector_answers.ts';

for (const area of ['label-parse', 'label-requirement', 'label-set', 'label-map', 'label-selector']) {
  test(`${area}: every vector`, () => assertVectors(area, selectorAnswers[area]!));
}
