import { test } from 'node:test';
import { assertVectors } from '../vectors/answer_rows.ts';
import { runtimeAnswers } from '../vectors/runtime_answers.ts';

for (const area of Object.keys(runtimeAnswers)) {
  test(`${area}: every vector`, () => assertVectors(area, runtimeAnswers[area]!));
}
