import { test } from 'node:test';
import { assertVectors } from '../../vectors/answer_rows.ts';
import { waitAnswers } from '../../vectors/wait_answers.ts';

for (const [area, answer] of Object.entries(waitAnswers))
  test(`${area}: every vector`, () => assertVectors(area, answer));
