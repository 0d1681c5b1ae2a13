import { customKind } from './custom_kind.js';
/**
 * The Kind class of one version of a definition, for those that are known only when the program runs: it reads, checks
 * and writes objects as {@link defineKind}'s does, but the compiler doesn't know their fields.
 * @param definition as decoded
 * @throws {RangeError} when there is no such version
 * @throws {KindDefinitionError} when its schema is wrong
 */
export function kindFromCRD(definition, version) {
    const { group, names, scope, versions } = definition.spec;
    const found = versions?.find(({ name }) => name === version);
    if (found === undefined)
        throw new RangeError(`the definition has no version ${JSON.stringify(version)}`);
    const { name: _, storage: __, schema, ...rest } = found;
    const { kind, plural, singular, shortNames, categories } = names;
    return customKind({
        ...rest,
        group,
        version,
        kind,
        plural,
        ...(singular && { singular }),
        ...(shortNames && { shortNames }),
        ...(categories && { categories }),
        namespaced: scope === 'Namespaced',
        schema: schema?.openAPIV3Schema ?? { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
    });
}
