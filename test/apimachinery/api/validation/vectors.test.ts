import { test } from 'node:test';
import { assertVectors } from '../../vectors/answer_rows.ts';
import { metaValidationAnswers } from '../../vectors/meta_validation_answers.ts';

for (const [area, answer] of Object.entries(metaValidationAnswers))
  test(`${area}: every vector`, () => assertVectors(area, answer));
