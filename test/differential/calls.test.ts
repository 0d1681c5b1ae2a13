import type { GoCall, Outcome } from '../client/go_call.ts';
import { assertAsGo } from '../client/go_outcome.ts';
import { eachArea } from './compare_answers.ts';
import { randomCall } from './random_calls.ts';

interface Row {
  readonly in: GoCall;
  readonly out: Outcome;
}

eachArea<Row>(
  'clientvectors',
  ['client-calls'],
  (_, random) => randomCall(random),
  (_, { in: call, out }) => assertAsGo(call, out, JSON.stringify(call)),
  { usualCases: 3000 },
);
