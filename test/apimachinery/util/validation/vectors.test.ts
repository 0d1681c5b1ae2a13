import { test } from 'node:test';
import { assertVectors } from '../../vectors/answer_rows.ts';
import { validationAnswers } from '../../vectors/validation_answers.ts';

for (const area of ['validation-name', 'validation-number', 'validation-address']) {
  test(`${area}: every vector`, () => assertVectors(area, validationAnswers[area]!));
}
