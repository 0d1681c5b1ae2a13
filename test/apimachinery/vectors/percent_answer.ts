import {
  getScaledValueFromIntOrPercent,
  getValueFromIntOrPercent,
  type IntOrString,
  intOrStringToString,
  intValue,
  parse,
} from 'kubetyped/apimachinery/util/intstr';
import type { Row } from './read_vectors.ts';

interface Question {
  readonly value: IntOrString | null;
  readonly total: number;
  readonly roundUp: boolean;
}

/** What the functions of intstr give for a row of the percent vectors, in the form of {@link percentComparable}. */
export function percentAnswerOf(input: string): object {
  const { value, total, roundUp } = JSON.parse(input) as Question;
  return {
    scaled: outcome(() => getScaledValueFromIntOrPercent(value, total, roundUp)),
    legacy: outcome(() => getValueFromIntOrPercent(value, total, roundUp)),
    ...(value !== null && {
      int: intValue(value),
      text: intOrStringToString(value),
      parsed: parse(intOrStringToString(value)),
    }),
  };
}

/** Go's answer, with what it wraps around or no JavaScript number holds as these functions document it. */
export function percentComparable(row: Row): object {
  const go = JSON.parse(row.out!) as Record<string, unknown>;
  return {
    scaled: safe(go['scaled'], 'beyond 2^53'),
    legacy: safe(go['legacy'], 'beyond 2^53'),
    ...('int' in go && { int: safe(go['int'], 0), text: go['text'], parsed: go['parsed'] }),
  };
}

function safe(value: unknown, otherwise: unknown): unknown {
  return typeof value !== 'number' || Number.isSafeInteger(value) ? value : otherwise;
}

/** The message instead of a throw. */
function outcome(compute: () => number): unknown {
  try {
    return safe(compute(), 'beyond 2^53');
  } catch (error) {
    return (error as Error).message;
  }
}
