import assert from 'node:assert/strict';
import { QuantityValue } from 'kubetyped/apimachinery/api/resource';
import { Duration, MicroTime, Time } from 'kubetyped/apimachinery/apis/meta/v1';
import { IntOrString } from 'kubetyped/apimachinery/util/intstr';
import { canonicalBase64, checkBase64, type Scalar } from 'kubetyped/engine';
import { percentAnswerOf, percentComparable } from '../apimachinery/vectors/percent_answer.ts';
import { quantityNumberFault } from '../apimachinery/vectors/quantity_numbers.ts';
import { answerOf, comparable, equalAnswerOf, type Row } from '../apimachinery/vectors/read_vectors.ts';
import { compareOutcomes } from './compare_answers.ts';
import { randomInput } from './random_scalars.ts';

/** How we answer in an area, and Go's answer in the same form. */
interface Area {
  readonly ours: (input: string) => object;
  readonly theirs: (row: Row) => object;
}

const areas: Readonly<Record<string, Area>> = {
  time: scalarArea(Time),
  'micro-time': scalarArea(MicroTime),
  duration: scalarArea(Duration),
  quantity: scalarArea(QuantityValue),
  'int-or-string': scalarArea(IntOrString),
  'quantity-number': { ours: () => ({}), theirs: (row) => ({ fault: quantityNumberFault(row) }) },
  'quantity-equal': { ours: (input) => comparable(equalAnswerOf(input)), theirs: comparable },
  percent: { ours: percentAnswerOf, theirs: percentComparable },
  base64: { ours: base64Answer, theirs: (row) => (row.in.startsWith('"') ? comparable(row) : {}) },
};

compareOutcomes<Row>('scalarvectors', Object.keys(areas), randomInput, (area, row, note) => {
  const { ours, theirs } = areas[area]!;
  assert.equal(JSON.stringify(ours(row.in)), JSON.stringify(theirs(row)), note);
});

function scalarArea(scalar: Scalar): Area {
  return { ours: (input) => comparable(answerOf(scalar, input)), theirs: comparable };
}

/** Other kinds than strings are for the engine: an array of numbers is bytes to Go. */
function base64Answer(input: string): object {
  if (!input.startsWith('"')) return {};
  const text = JSON.parse(input) as string;
  const err = checkBase64(text);
  return comparable(err === undefined ? { in: input, out: JSON.stringify(canonicalBase64(text)) } : { in: input, err });
}
