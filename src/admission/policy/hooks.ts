import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { compareUTF8 } from '#engine/text/utf8';
import type { BoundPolicies } from './policy_objects.ts';

interface Named {
  readonly metadata: ObjectMeta;
}

interface Binding extends Named {
  readonly spec?: { readonly policyName?: string | null | undefined } | null | undefined;
}

/** A policy and its bindings. */
export interface Hook<P, B> {
  readonly policy: P;
  readonly bindings: readonly B[];
}

/** The policies that have bindings, in the order of their names. Go takes them in any order. */
export async function hooksOf<P extends Named, B extends Binding>(given: BoundPolicies<P, B>): Promise<Hook<P, B>[]> {
  const bindings = new Map<string, B[]>();
  for (const binding of byName(await given.bindings())) {
    const name = binding.spec?.policyName ?? '';
    const known = bindings.get(name);
    if (known === undefined) bindings.set(name, [binding]);
    else known.push(binding);
  }
  return byName(await given.policies()).flatMap((policy) => {
    const bound = bindings.get(policy.metadata.name ?? '');
    return bound === undefined ? [] : [{ policy, bindings: bound }];
  });
}

function byName<T extends Named>(objects: Iterable<T>): T[] {
  return [...objects].sort((a, b) => compareUTF8(a.metadata.name ?? '', b.metadata.name ?? ''));
}
