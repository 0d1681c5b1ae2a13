import { CustomResourceDefinition, CustomResourceDefinitionSpec, } from '#api/apiextensions/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newConflict } from '#apimachinery/api/errors/constructors';
import { now } from '#apimachinery/apis/meta/v1/time';
import { copy } from '#engine/verbs/copy';
import { validatingDefinition, validatingDefinitionUpdate } from '../../apiextensions/index.js';
import { inTurns } from '../turns/turns.js';
import { withCondition } from './definition.js';
/** Its finalizer stands for the custom resources, which go before their definition. */
export const CLEANUP = 'customresourcecleanup.apiextensions.k8s.io';
/** The strategy of definitions. Mirrors that of Go's `registry/customresourcedefinition`. */
export const definitionStrategy = {
    allowUnconditionalUpdate: false,
    ownsStatusAndGeneration: true,
    default: setDefaults,
    prepareForCreate(definition) {
        definition.status = {};
        definition.metadata.generation = 1;
        addStoredVersion(definition);
    },
    prepareForUpdate(definition, old) {
        const generation = Number(old.metadata.generation ?? 0);
        if (old.status === undefined)
            delete definition.status;
        else
            definition.status = copy(old.status);
        if (!deepEqual(CustomResourceDefinitionSpec, definition.spec, old.spec))
            definition.metadata.generation = generation + 1;
        addStoredVersion(definition);
    },
    validate: (definition, context) => withWarnings(validatingDefinition(definition), context),
    validateUpdate: (definition, old, context) => withWarnings(validatingDefinitionUpdate(definition, old), context),
};
async function withWarnings(verdict, { warn, signal }) {
    const { errors, warnings } = await inTurns(verdict, signal);
    for (const warning of warnings)
        warn(warning);
    return errors;
}
/** Mirrors `SetDefaults_CustomResourceDefinitionSpec` and the defaults of what it holds. */
function setDefaults({ spec }) {
    const { names } = spec;
    if (!names.singular)
        names.singular = names.kind.toLowerCase();
    if (!names.listKind && names.kind !== '')
        names.listKind = `${names.kind}List`;
    spec.conversion ??= { strategy: 'None' };
    setConversionDefaults(spec.conversion);
}
function setConversionDefaults({ webhook }) {
    const service = webhook?.clientConfig?.service;
    if (service)
        service.port ??= 443;
}
function addStoredVersion(definition) {
    const { storedVersions = [] } = definition.status ?? {};
    const storage = (definition.spec.versions ?? []).find((version) => version.storage)?.name;
    if (storage !== undefined && !storedVersions.includes(storage))
        definition.status = { ...definition.status, storedVersions: [...storedVersions, storage] };
}
/**
 * The deletion of a definition: the first one marks it, and it stays until its objects are gone. Mirrors `REST.Delete` of
 * Go's `registry/customresourcedefinition`.
 */
export function definitionREST(store) {
    return {
        async delete(name, options, context, validation) {
            const found = await store.get(name, context);
            const { uid, resourceVersion } = options.preconditions ?? {};
            const conflict = (what, given, own) => newConflict({ group: CustomResourceDefinition.group, resource: 'customresourcedefinitions' }, name, new Error(`Precondition failed: ${what} in precondition: ${given}, ${what} in object meta: ${own ?? ''}`));
            if (uid && uid !== found.metadata.uid)
                throw conflict('UID', uid, found.metadata.uid);
            if (resourceVersion && resourceVersion !== found.metadata.resourceVersion)
                throw conflict('ResourceVersion', resourceVersion, found.metadata.resourceVersion);
            if (found.metadata.deletionTimestamp)
                return store.delete(name, options, context, validation);
            await validation?.(found);
            const object = await store.change(name, (existing) => marked(CustomResourceDefinition.from(existing)), context, {
                preconditions: { uid: uid ?? found.metadata.uid, resourceVersion },
                dryRun: (options.dryRun ?? []).length > 0,
            });
            return { object, deleted: false, returnObject: true };
        },
    };
}
function marked(definition) {
    const { finalizers = [], deletionTimestamp = now() } = definition.metadata;
    return Object.assign(withCondition(definition, {
        type: 'Terminating',
        status: 'True',
        reason: 'InstanceDeletionPending',
        message: 'CustomResourceDefinition marked for deletion; CustomResource deletion will begin soon',
    }), {
        metadata: {
            ...definition.metadata,
            deletionTimestamp,
            finalizers: finalizers.includes(CLEANUP) ? finalizers : [...finalizers, CLEANUP],
        },
    });
}
