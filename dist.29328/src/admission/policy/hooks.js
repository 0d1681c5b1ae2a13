import { compareUTF8 } from '#engine/text/utf8';
/** The policies that have bindings, in the order of their names. Go takes them in any order. */
export async function hooksOf(given) {
    const bindings = new Map();
    for (const binding of byName(await given.bindings())) {
        const name = binding.spec?.policyName ?? '';
        const known = bindings.get(name);
        if (known === undefined)
            bindings.set(name, [binding]);
        else
            known.push(binding);
    }
    return byName(await given.policies()).flatMap((policy) => {
        const bound = bindings.get(policy.metadata.name ?? '');
        return bound === undefined ? [] : [{ policy, bindings: bound }];
    });
}
function byName(objects) {
    return [...objects].sort((a, b) => compareUTF8(a.metadata.name ?? '', b.metadata.name ?? ''));
}
