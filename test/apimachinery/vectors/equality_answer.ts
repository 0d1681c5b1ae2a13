import assert from 'node:assert/strict';
import { deepDerivative, deepEqual } from 'kubetyped/apimachinery/api/equality';
import type { KindBase, KindClass } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { readJSON, type Struct } from 'kubetyped/engine';
import { fullScheme } from '../../conformance/scheme.ts';

/** The JSON texts of two objects. */
export interface Pair {
  readonly a: string;
  readonly b: string;
}

const scheme = fullScheme();
const serializer = new Serializer(scheme);

function decode(text: string): KindBase | undefined {
  try {
    return serializer.decode(text).object as KindBase;
  } catch (error) {
    assert.ok(typeof (error as { code?: unknown }).code === 'string', String(error));
    return undefined;
  }
}

function compare(
  equal: (a: unknown, b: unknown) => boolean,
  derived: (a: unknown, b: unknown) => boolean,
  a: unknown,
  b: unknown,
): object {
  const answer = { equal: equal(a, b), derived: derived(a, b), derives: derived(b, a) };
  assert.equal(equal(b, a), answer.equal, 'the other way round');
  return answer;
}

/** What we make of two objects of one kind: decoded, or as they came with the descriptor of their kind. */
export function equalityAnswer({ a, b }: Pair): object | null {
  const left = decode(a);
  const right = decode(b);
  if (left === undefined || right === undefined) return null;
  const answer = compare(deepEqual, deepDerivative, left, right);
  const type = left.constructor as unknown as KindClass & Struct;
  if (right.constructor === type) {
    const raw = [readJSON(a).value, readJSON(b).value] as const;
    assert.deepEqual(
      compare(
        (x, y) => deepEqual(type, x, y),
        (x, y) => deepDerivative(type, x, y),
        ...raw,
      ),
      answer,
      'as they came',
    );
  }
  return answer;
}
