import { test } from 'node:test';
import { assertVectors } from '../../../vectors/answer_rows.ts';
import { validationAnswers } from '../../../vectors/validation_answers.ts';

for (const area of ['field-error', 'error-matcher']) {
  test(`${area}: every vector`, () => assertVectors(area, validationAnswers[area]!));
}
