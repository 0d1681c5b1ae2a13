import { test } from 'node:test';
import { assertVectors } from '../../vectors/answer_rows.ts';
import { equalityAnswer } from '../../vectors/equality_answer.ts';

test('equality: every vector', () => assertVectors('equality', equalityAnswer));
