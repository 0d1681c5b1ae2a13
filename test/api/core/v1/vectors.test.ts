import { test } from 'node:test';
import { assertVectors } from '../../../apimachinery/vectors/answer_rows.ts';
import { schedulingAnswers } from './vectors/scheduling_answers.ts';

for (const [area, answer] of Object.entries(schedulingAnswers)) {
  test(`${area}: every vector`, () => assertVectors(area, answer, 'test/api/core/v1/vectors'));
}
