import { test } from 'node:test';
import { assertVectors } from '../../vectors/answer_rows.ts';
import { quantityAnswers } from '../../vectors/quantity_answers.ts';

for (const [area, answer] of Object.entries(quantityAnswers))
  test(`${area}: every vector`, () => assertVectors(area, answer));
