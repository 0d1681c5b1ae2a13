import { parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { compareUTF8 } from '#engine/text/utf8';
import { AuthorizerType, assignTypeName, DynType, declTypeOf, kubernetesEnvironment, typeProviderOf, } from '../../cel/index.js';
import { NamespaceType, policyTypes, RequestType, VariablesType, variableType } from '../cel/types.js';
/** More Kinds of one rule are not checked. */
const MAX_KINDS = 10;
/**
 * What is wrong with the expressions of a policy, by the types of the objects that its rules name: for `status.typeChecking`.
 * It says nothing of Kinds behind wildcards and of subresources, nor of match conditions and audit annotations. Mirrors Go's
 * `TypeChecker.Check`.
 */
export function typeCheck(policy, known) {
    const { validations, variables, paramKind, matchConstraints } = policy.spec ?? {};
    const kinds = kindsToCheck(matchConstraints?.resourceRules ?? [], known).flatMap((kind) => checkedKind(kind, known));
    if (kinds.length === 0)
        return [];
    const params = paramKind ? paramsOf(paramKind, known) : undefined;
    const environments = kinds.map(({ kind, type }) => ({
        kind,
        environment: environmentOf(type, params, variables ?? []),
    }));
    const warn = (fieldRef, expression) => {
        const found = environments.flatMap(({ kind: { group, version, kind }, environment }) => {
            const compiled = environment.compile(expression);
            if (compiled.program !== undefined || compiled.stage === 'program')
                return [];
            return `${group}/${version}, Kind=${kind}: ${compiled.message}\n`;
        });
        return found.length === 0 ? [] : [{ fieldRef, warning: found.join('\n') }];
    };
    return (validations ?? []).flatMap(({ expression, messageExpression }, at) => [
        ...warn(`spec.validations[${at}].expression`, expression),
        ...(messageExpression ? warn(`spec.validations[${at}].messageExpression`, messageExpression) : []),
    ]);
}
/** By group, version and Kind. Mirrors Go's `typesToCheck`. */
function kindsToCheck(rules, { restMapper }) {
    const found = new Map();
    for (const { apiGroups = [], apiVersions = [], resources = [] } of rules) {
        if ([...apiGroups, ...apiVersions].some((name) => name.includes('*')))
            continue;
        const whole = resources.filter((resource) => !/[*/]/.test(resource));
        let count = 0;
        for (const group of [...apiGroups].sort(compareUTF8))
            for (const version of [...apiVersions].sort(compareUTF8))
                for (const resource of [...whole].sort(compareUTF8))
                    for (const kind of kindsFor(restMapper, { group, version, resource })) {
                        found.set(`${kind.group}/${kind.version}/${kind.kind}`, kind);
                        if (++count === MAX_KINDS)
                            return inOrder(found.values());
                    }
    }
    return inOrder(found.values());
}
function kindsFor(restMapper, resource) {
    try {
        return restMapper.kindsFor(resource);
    }
    catch {
        return [];
    }
}
function inOrder(kinds) {
    return [...kinds].sort((a, b) => compareUTF8(a.group, b.group) || compareUTF8(a.version, b.version) || compareUTF8(a.kind, b.kind));
}
/** @returns nothing for a Kind without a schema */
function checkedKind(kind, { schemaOf }, mark = '') {
    const schema = schemaOf(kind);
    if (schema === undefined)
        return [];
    const type = declTypeOf(schema, true);
    // Types have names, which messages show; those of objects and parameters differ.
    return [{ kind, type: type && assignTypeName(type, `${kind.kind}${mark}`) }];
}
/** @returns undefined for an apiVersion that is none: then there is no `params` */
function paramsOf({ apiVersion = '', kind = '' }, known) {
    let parsed;
    try {
        parsed = parseGroupVersion(apiVersion);
    }
    catch {
        return undefined;
    }
    const { group, version } = parsed;
    if (group === '' && version === '' && kind === '')
        return undefined;
    const [checked] = checkedKind({ group, version, kind }, known, '0');
    return { type: checked?.type };
}
/** Mirrors Go's `buildEnvSet`. */
function environmentOf(object, params, variables) {
    const known = new Map();
    const type = object?.type ?? DynType;
    let environment = kubernetesEnvironment().extend({
        types: policyTypes(known),
        variables: {
            object: type,
            oldObject: type,
            namespaceObject: NamespaceType,
            request: RequestType,
            variables: VariablesType,
            // As in Go, expressions that name `authorizer.requestResource` are warned of.
            authorizer: AuthorizerType,
            ...(params && { params: params.type?.type ?? DynType }),
        },
    });
    for (const declared of [object, params?.type])
        if (declared !== undefined)
            environment = environment.extend({ types: typeProviderOf(declared) });
    // A variable sees those before it.
    for (const { name, expression } of variables) {
        const compiled = environment.compile(expression);
        const { outputType } = compiled.program ?? compiled;
        known.set(name, variableType(compiled.program === undefined && compiled.stage === 'compile' ? undefined : outputType));
    }
    return environment;
}
