import { parseQuantity } from '#apimachinery/api/resource/quantity';
import { Milli } from '#apimachinery/api/resource/scale';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { classOf } from '#apimachinery/runtime/kind_class';
import type { Defaulter } from '../kinds/aspects/defaults.ts';
import { BUILT_IN_DEFAULTS } from '../kinds/defaults.ts';
import { type Defaulters, defaultsOf } from './defaulting.ts';

let defaulters: Defaulters | undefined;
const kinds = /* @__PURE__ */ new WeakMap<KindClass, Defaulter['fill'] | undefined>();

/**
 * Fills in what an object of a built-in Kind lacks, as kube-apiserver does before it judges and stores the object: a
 * container's `imagePullPolicy`, the strategy of a Deployment, the `protocol` of a port. Objects of stable versions (v1, v2)
 * have defaults; others are left as they are, and so is what other parts of a server fill in (IP addresses, service
 * accounts, the status of new Pods). Mirrors `SetObjectDefaults_` functions of k8s.io/kubernetes, with the feature gates that
 * are on by default.
 *
 * ```ts
 * const pod = new Pod({ spec: { containers: [{ name: 'a', image: 'nginx' }] } });
 * setDefaults(pod);
 * pod.spec.containers[0].imagePullPolicy; // Always
 * ```
 * @param object is changed; its types must be right, as `decode` and `verify` see to
 * @param type the class of its Kind, for plain data
 */
export function setDefaults(object: object, type: KindClass = classOf(object)): void {
  fillOf(type)?.(object);
}

/** Whether objects of a Kind have anything that is filled in. */
export function hasDefaults(type: KindClass): boolean {
  return fillOf(type) !== undefined;
}

function fillOf(type: KindClass): Defaulter['fill'] | undefined {
  if (!kinds.has(type)) kinds.set(type, defaultsOf(type, (defaulters ??= allDefaulters())));
  return kinds.get(type);
}

function allDefaulters(): Defaulters {
  const structs = BUILT_IN_DEFAULTS.flatMap((each) =>
    Object.entries(each).map(([struct, fill]): [string, Defaulter['fill']] => [`k8s.io/api/${struct}`, fill]),
  );
  return new Map([...structs, ['v1.ResourceList', roundUp]]);
}

/** Amounts of less than a thousandth are rounded up to one. */
/** The most thousandths that an int64 holds. */
const MAX_MILLI = '9223372036854775807m';

function roundUp(amounts: object): void {
  for (const [name, amount] of Object.entries(amounts)) {
    if (amount === undefined) continue;
    const exact = parseQuantity(String(amount));
    // Differs from Go: it rounds these, too, and then finds the wrong ones of them integers.
    if (exact.cmp(MAX_MILLI) > 0) continue;
    const rounded = exact.roundUp(Milli);
    if (rounded.cmp(exact) !== 0) Object.assign(amounts, { [name]: String(rounded) });
  }
}
