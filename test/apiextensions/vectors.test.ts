import { test } from 'node:test';
import { assertVectors } from '../apimachinery/vectors/answer_rows.ts';
import { customResourceAnswers } from './vectors/custom_resource_answers.ts';

for (const [area, answer] of Object.entries(customResourceAnswers)) {
  test(`${area}: as Go`, () => assertVectors(area, answer, 'test/apiextensions/vectors'));
}
