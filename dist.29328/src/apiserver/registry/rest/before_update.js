import { newInvalid } from '#apimachinery/api/errors/constructors';
import { validateObjectMeta } from '#apimachinery/api/validation/object_meta';
import { validateObjectMetaUpdate } from '#apimachinery/api/validation/object_meta_update';
import { validatePathSegmentName } from '#apimachinery/api/validation/path/name';
import { timeIsZero } from '#apimachinery/apis/meta/v1/time';
import { newPath } from '#apimachinery/util/validation/field/path';
import { takeTurns } from '../../turns/turns.js';
import { ensureObjectNamespaceMatchesRequestNamespace } from './meta.js';
import { groupKind } from './resource_kind.js';
/**
 * Prepares a changed object and checks it. Mirrors Go's `rest.BeforeUpdate`.
 * @throws {StatusError} 400 for a wrong namespace, 422 for an invalid object
 */
export async function beforeUpdate(kind, strategy, object, old, context) {
    const { metadata } = object;
    ensureObjectNamespaceMatchesRequestNamespace(kind.namespaced ? context.namespace : '', metadata);
    // The generation is the server's: a client can't set it.
    if (old.metadata.generation)
        metadata.generation = old.metadata.generation;
    else
        delete metadata.generation;
    const named = groupKind(kind, object);
    await takeTurns(context.signal);
    strategy.prepareForUpdate?.(object, old, context);
    keepSystemFields(object, old);
    // The strategy may have given it other metadata.
    const { metadata: prepared } = object;
    await takeTurns(context.signal);
    const metaErrors = [
        ...validateObjectMeta(prepared, kind.namespaced, validatePathSegmentName, newPath('metadata')),
        ...validateObjectMetaUpdate(prepared, old.metadata, newPath('metadata')),
    ];
    await takeTurns(context.signal);
    const errors = [...metaErrors, ...((await strategy.validateUpdate?.(object, old, context)) ?? [])];
    if (errors.length > 0)
        throw newInvalid(named, prepared.name ?? '', errors);
    for (const warning of strategy.warningsOnUpdate?.(object, old, context) ?? [])
        context.warn(warning);
    strategy.canonicalize?.(object);
}
function keepSystemFields({ metadata }, { metadata: old }) {
    if (!metadata.uid && old.uid)
        metadata.uid = old.uid;
    if (old.creationTimestamp && !timeIsZero(old.creationTimestamp))
        metadata.creationTimestamp = old.creationTimestamp;
    if (old.deletionTimestamp && !timeIsZero(old.deletionTimestamp))
        metadata.deletionTimestamp = old.deletionTimestamp;
    const { deletionGracePeriodSeconds: grace } = old;
    if (grace !== undefined && grace !== null)
        metadata.deletionGracePeriodSeconds ??= grace;
}
