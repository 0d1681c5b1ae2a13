import { scalarSyntaxes } from '#apimachinery/apis/meta/v1/scalars';
import { isKind } from '#apimachinery/runtime/kind_class';
import { forbidden, invalid, typeInvalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { copy } from '#engine/verbs/copy';
import { verify } from '#engine/verbs/verify';
import { Faults } from './checks/faults.js';
/**
 * `validate` for objects of one Kind, with the rules of that Kind alone: what a page needs that edits Deployments. Versions
 * of Kubernetes do not matter.
 *
 * ```ts
 * import { Deployment } from 'kubetyped/api/apps/v1';
 * import { checkDeployment } from 'kubetyped/kinds/apps';
 *
 * const errors = validateAs(Deployment, checkDeployment, object);
 * ```
 * @param type the class of the Kind, in the version that the object has
 * @param validation its rules, of `kubetyped/kinds/<group>`
 * @param object of the Kind, of a class or plain; it is not changed
 */
export function validateAs(type, validation, object, { strict = true, expressions } = {}) {
    for (const name of ['apiVersion', 'kind']) {
        const found = Reflect.get(object, name);
        if (found !== type[name])
            return [invalid(newPath(name), found ?? null, `expected ${type[name]}`)];
    }
    const { value, errors, isOfType } = verifyObject(type, object, strict);
    if (!isOfType || !isKind(type, value))
        return [...errors];
    const completed = { ...value, metadata: value.metadata ?? {} };
    return [...errors, ...Faults.of((faults) => validation(faults, completed), expressions)];
}
/** The verified copy of an object, what is wrong with its types and fields, and whether it has the types of its Kind. */
export function verifyObject(type, object, strict) {
    const { value, faults } = verify(type, copy(object), { strict, scalars: scalarSyntaxes });
    const errors = faults.map(({ reason, path, text }) => reason === 'unknown' ? forbidden(newPath(path), text) : typeInvalid(newPath(path), '', text));
    return { value, errors, isOfType: faults.every(({ reason }) => reason !== 'type') };
}
