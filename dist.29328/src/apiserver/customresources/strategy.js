import { newMethodNotSupported } from '#apimachinery/api/errors/constructors';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { setOwn } from '#engine/json/own_property';
import { inTurns } from '../turns/turns.js';
/**
 * The strategy of the custom resources of a version. Mirrors Go's `customResourceStrategy`.
 * @param isTerminating whether their definition is being deleted: then there are no new ones
 */
export function customResourceStrategy(resource, plural, isTerminating) {
    return {
        allowUnconditionalUpdate: false,
        prepareForCreate(object) {
            if (isTerminating())
                throw newTerminating(resource.group, plural);
            become(object, resource.prepareForCreate(contentOf(object)));
        },
        prepareForUpdate(object, old, { spellings }) {
            become(object, resource.prepareForUpdate(contentOf(object), contentOf(old), spellings));
        },
        validate(object, context) {
            const errors = kindErrors(resource, object);
            if (errors.length > 0)
                return errors;
            return withWarnings(resource.validating(contentOf(object), { spellings: context.spellings }), context);
        },
        validateUpdate(object, old, context) {
            const errors = kindErrors(resource, object);
            if (errors.length > 0)
                return errors;
            return withWarnings(resource.validatingUpdate(contentOf(object), contentOf(old), { spellings: context.spellings }), context);
        },
    };
}
/** Mirrors `validator.ValidateTypeMeta` of Go's strategy. */
function kindErrors({ kind }, object) {
    return object.kind === kind ? [] : [invalid(newPath('kind'), object.kind ?? '', `must be ${kind}`)];
}
/** The strategy of their status. Mirrors Go's `statusStrategy`. */
export function customStatusStrategy(resource) {
    return {
        allowUnconditionalUpdate: false,
        prepareForUpdate(object, old) {
            const { resourceVersion } = object.metadata;
            become(object, resource.prepareForStatusUpdate(contentOf(object), contentOf(old)));
            object.metadata = { ...object.metadata, ...(resourceVersion !== undefined && { resourceVersion }) };
        },
        validateUpdate: (object, old, context) => withWarnings(resource.validatingStatusUpdate(contentOf(object), contentOf(old), { spellings: context.spellings }), context),
    };
}
/** The object as plain data. */
function contentOf(object) {
    return { ...object };
}
/** Gives an object the content of another one. */
function become(object, content) {
    for (const key of Object.keys(object))
        if (!Object.hasOwn(content, key))
            Reflect.deleteProperty(object, key);
    for (const [key, value] of Object.entries(content))
        setOwn(object, key, value);
}
async function withWarnings(verdict, { warn, signal }) {
    const { errors, warnings } = await inTurns(verdict, signal);
    for (const warning of warnings)
        warn(warning);
    return errors;
}
function newTerminating(group, resource) {
    const error = newMethodNotSupported({ group, resource }, 'create');
    error.message = error.errStatus.message = 'create not allowed while custom resource definition is terminating';
    return error;
}
