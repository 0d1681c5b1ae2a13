import { test } from 'node:test';
import { assertVectors } from '../vectors/answer_rows.ts';
import { utilAnswers } from '../vectors/util_answers.ts';

for (const [area, answer] of Object.entries(utilAnswers))
  test(`${area}: every vector`, () => assertVectors(area, answer));
