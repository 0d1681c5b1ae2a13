import { NotRegisteredError } from '#apimachinery/runtime/errors';
import { newDefaultCRDFieldManager } from '#apimachinery/util/managedfields/field_manager';
import { newExcludeFilterSetMap } from '#apimachinery/util/structuredmergediff/fieldpath/filter';
import { newSet } from '#apimachinery/util/structuredmergediff/fieldpath/new_set';
import { makePath } from '#apimachinery/util/structuredmergediff/fieldpath/path';
import { stringifyJSON } from '#engine/json/stringify';
import { asError } from '#engine/text/as_error';
import { copy } from '#engine/verbs/copy';
import { defaultInPlace } from '../../apiextensions/defaulting/defaults.js';
import { fieldManagerInTurns } from '../endpoints/served_resource.js';
/**
 * Server-side apply for the custom resources of a version.
 * @param kinds of all versions, by their names
 * @param conversion undefined: other versions have another apiVersion, and nothing else
 */
export function customFieldManager(types, resource, kinds, subresource, conversion) {
    const { group, kind } = resource;
    const kindIn = (to) => {
        const other = to.group === group ? kinds.get(to.version) : undefined;
        if (other === undefined)
            throw new NotRegisteredError({ schemeName: 'custom resources', gvk: to.withKind(kind) });
        return other;
    };
    const newManager = (convert) => newFieldManager(types, resource, subresource, convert);
    if (conversion === undefined)
        return fieldManagerInTurns(newManager((object, to) => {
            const other = kindIn(to);
            return new other({ ...object, apiVersion: other.apiVersion });
        }));
    return convertingFieldManager(newManager, async (object, to) => conversion.convertAsIs(object, kindIn(to).version));
}
function newFieldManager(types, resource, subresource, convert) {
    const { group, version, kind, schema } = resource;
    const reset = resetFieldsOf(resource, subresource);
    return newDefaultCRDFieldManager(types, { group, version, kind }, {
        convert,
        default(object) {
            const defaulted = copy(object);
            defaultInPlace(defaulted, schema);
            return defaulted;
        },
        ...(subresource !== '' && { subresource }),
        ...(reset.length > 0 && {
            resetFields: newExcludeFilterSetMap(new Map([[`${group}/${version}`, newSet(...reset.map((name) => makePath(name)))]])),
        }),
    });
}
/** The fields that can't be owned because the subresource, or what is without it, doesn't write them. */
function resetFieldsOf({ definition }, subresource) {
    if (subresource === 'status')
        return ['metadata', 'spec'];
    return definition.subresources?.status ? ['status'] : [];
}
/**
 * Server-side apply whose conversions take time, those of a webhook: fields that are owned in other versions need them. A
 * manager runs until it needs one, and again from the start when that is known.
 * @param newManager makes a manager that converts by a function
 */
function convertingFieldManager(newManager, convert) {
    const run = async (work) => {
        const known = new Map();
        for (;;) {
            const missing = [];
            const manager = newManager((object, to) => {
                const key = `${String(to)} ${stringifyJSON(object, { sorted: true })}`;
                const found = known.get(key);
                if (found instanceof Error)
                    throw found;
                if (found !== undefined)
                    return found;
                missing.push({ key, object, to });
                throw new Error(`not converted to ${String(to)} yet`);
            });
            let outcome;
            try {
                const result = work(manager);
                outcome = () => result;
            }
            catch (error) {
                outcome = () => {
                    throw error;
                };
            }
            if (missing.length === 0)
                return outcome();
            for (const { key, object, to } of missing)
                known.set(key, await convert(object, to).catch((error) => asError(error)));
        }
    };
    return {
        updateNoErrors: (live, object, manager) => run((fields) => fields.updateNoErrors(live, object, manager)),
        apply: (live, config, manager, options) => run((fields) => fields.apply(live, config, manager, options)),
    };
}
