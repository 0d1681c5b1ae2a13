import { isDeepStrictEqual } from 'node:util';
import { scheme } from 'kubetyped';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { setDefaults } from 'kubetyped/defaults';

/** A question to k8s.io/kubernetes, and its answer. */
export interface Row {
  readonly in: object;
  readonly out?: object;
  readonly error?: string;
}

/** How ours differs from Go's answer; undefined when it does not. */
export function differs({ in: given, out, error }: Row): { in: object; ours: unknown; out: unknown } | undefined {
  const ours = defaulted(given);
  const same = error === undefined ? isDeepStrictEqual(ours, withoutTimes(out)) : ours === undefined;
  return same ? undefined : { in: given, ours, out: out ?? error };
}

/** The object as Go writes it; undefined when it can't be read. */
function defaulted(given: object): unknown {
  const serializer = new Serializer(scheme, { canonical: true });
  try {
    const { object } = serializer.decode(JSON.stringify(given));
    setDefaults(object);
    return withoutTimes(JSON.parse(serializer.encodeToString(object)));
  } catch {
    return undefined;
  }
}

/** Taints of devices get the time of the moment. */
function withoutTimes(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(/"timeAdded":"[^"]*"/g, '"timeAdded":""'));
}
