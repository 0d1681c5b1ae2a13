// Server-side apply as Go does it: scripts/go/managedfieldsvectors.
import { test } from 'node:test';
import { assertVectors } from '../../vectors/answer_rows.ts';
import { managedFieldsAnswers } from '../../vectors/managed_fields_answers.ts';

for (const [area, answer] of Object.entries(managedFieldsAnswers)) test(area, () => assertVectors(area, answer));
