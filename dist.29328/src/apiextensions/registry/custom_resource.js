import { nameIsDNSSubdomain } from '#apimachinery/api/validation/names';
import { validateObjectMeta } from '#apimachinery/api/validation/object_meta';
import { validateObjectMetaUpdate } from '#apimachinery/api/validation/object_meta_update';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import { ErrorTypeNotSupported, ErrorTypeRequired, ErrorTypeTooLong, ErrorTypeTooMany, ErrorTypeTypeInvalid, } from '#apimachinery/util/validation/field/error_type';
import { newPath } from '#apimachinery/util/validation/field/path';
import { append } from '#engine/go/append';
import { spellingsAt } from '#engine/json/notes';
import { setOwn } from '#engine/json/own_property';
import { finish } from '#engine/steps';
import { compareUTF8 } from '#engine/text/utf8';
import { copyNested } from '#engine/verbs/copy_nested';
import { ruleTreeOf } from '../cel/rule_tree.js';
import { OBJECT_BUDGET, runningRules } from '../cel/rule_validator.js';
import { Correlated } from '../correlation/correlated.js';
import { equalSpelled } from '../correlation/equal_spelled.js';
import { defaultInPlace, pruneNullsInPlace } from '../defaulting/defaults.js';
import { pruneDefaults } from '../defaulting/prune_defaults.js';
import { validateListSetsAndMaps } from '../listtype/list_type.js';
import { coerceInPlace, readMetadata, validateEmbeddedMetadata } from '../objectmeta/embedded_metadata.js';
import { spellingsOutsideMetadata } from '../objectmeta/spellings_outside_metadata.js';
import { pruneInPlace } from '../pruning/prune.js';
import { isObject, ofRoot, propertyOf } from '../schema/parts.js';
import { newSchemaValidator, validateCustomResource } from '../validation/schema_validator.js';
import { finalizerWarnings } from './finalizer_warnings.js';
import { validateScaleSpec, validateScaleStatus } from './scale.js';
import { selectableFieldsOf } from './selectable_fields.js';
/**
 * The custom resources of one version of a definition, in the steps of an API server: {@link decode}, then
 * {@link prepareForCreate} and {@link validate}, or {@link prepareForUpdate} and {@link validateUpdate}. Objects are not
 * changed. Created by {@link customResource}. Mirrors `customResourceStrategy`.
 */
export class CustomResource {
    group;
    version;
    kind;
    namespaced;
    /** The schema, with its defaults pruned; undefined without one. */
    schema;
    /** The version as it is defined. */
    definition;
    #preserves;
    #validator;
    #statusValidator;
    #rules;
    /** Use {@link customResource}. @internal */
    constructor({ spec }, version) {
        const schema = version.schema?.openAPIV3Schema ?? undefined;
        this.group = spec.group;
        this.version = version.name;
        this.kind = spec.names.kind;
        this.namespaced = spec.scope === 'Namespaced';
        this.definition = version;
        this.#preserves = spec.preserveUnknownFields === true;
        this.#validator = schema && newSchemaValidator(schema);
        const status = schema && propertyOf(schema, 'status');
        this.#statusValidator = status && newSchemaValidator(status);
        this.schema = schema && pruneDefaults(schema);
        this.#rules = ruleTreeOf(this.schema, true);
    }
    /**
     * Removes unknown fields and nulls that mean nothing, brings metadata into its form, and adds defaults.
     * @throws NotCopyableError for an object that is nested more than 1,000 levels
     */
    decode(object, options = {}) {
        const coerced = this.coerce(object, options);
        if (coerced.object !== undefined)
            defaultInPlace(coerced.object, this.schema);
        return coerced;
    }
    /**
     * The same without defaults: what becomes of an object that is converted to this version.
     * @throws NotCopyableError for an object that is nested more than 1,000 levels
     */
    coerce(object, { stored = false, spellings } = {}) {
        const content = copyNested(object);
        const refuse = (error) => ({ unknownFields: [], error });
        const read = Object.hasOwn(content, 'metadata') ? readMetadata(content['metadata'], stored) : undefined;
        if (read?.error !== undefined)
            return refuse(invalid(newPath('metadata'), content['metadata'], read.error));
        const { schema } = this;
        const unknownFields = (read?.unknownFields ?? []).map((path) => `metadata.${path}`);
        if (!this.#preserves) {
            append(unknownFields, pruneInPlace(content, ofRoot(schema)));
            pruneNullsInPlace(content, schema);
        }
        const coerced = coerceInPlace(newPath(), content, schema, stored);
        if (coerced.error !== undefined)
            return refuse(coerced.error);
        append(unknownFields, [...coerced.unknownFields].sort(compareUTF8));
        setOwn(content, 'apiVersion', `${this.group}/${this.version}`);
        setOwn(content, 'kind', this.kind);
        if (read !== undefined) {
            const isOld = stored && !read.metadata.generation;
            setOwn(content, 'metadata', isOld ? { ...read.metadata, generation: 1 } : read.metadata);
        }
        return { object: content, unknownFields, spellings: spellingsOutsideMetadata(spellings, object, ofRoot(schema)) };
    }
    /** The object as it is created: without status if that is a subresource, and with generation 1. */
    prepareForCreate(object) {
        const prepared = { ...object };
        if (this.#hasStatus)
            delete prepared['status'];
        return withMetadata(prepared, { generation: 1 });
    }
    /** The object as it replaces another: with the old status if that is a subresource, and the next generation if anything but metadata changed. */
    prepareForUpdate(object, old, spellings) {
        const prepared = { ...object };
        if (this.#hasStatus) {
            if (Object.hasOwn(old, 'status'))
                prepared['status'] = old['status'];
            else
                delete prepared['status'];
        }
        if (isSameContent(prepared, old, this.#ownSpellings(spellings)))
            return prepared;
        return withMetadata(prepared, { generation: Number(metadataOf(old).generation ?? 0) + 1 });
    }
    /** The old object with the status of another one: what an update of the status subresource is. */
    prepareForStatusUpdate(object, old) {
        const prepared = { ...old };
        if (Object.hasOwn(object, 'status'))
            prepared['status'] = object['status'];
        else
            delete prepared['status'];
        const { managedFields } = metadataOf(object);
        const { managedFields: _, ...metadata } = metadataOf(old);
        if (!Object.hasOwn(prepared, 'metadata') && managedFields === undefined)
            return prepared;
        prepared['metadata'] = managedFields === undefined ? metadata : { ...metadata, managedFields };
        return prepared;
    }
    /** Validates an object that is created. Mirrors `Validate`. */
    validate(object, options = {}) {
        return finish(this.validating(object, options));
    }
    /** {@link validate} in steps, so that a server serves others in between. */
    *validating(object, options = {}) {
        const { spellings } = options;
        const metadata = metadataOf(object);
        const path = newPath('metadata');
        const { scale } = this.definition.subresources ?? {};
        const errors = validateObjectMeta(metadata, this.namespaced, nameIsDNSSubdomain, path);
        yield;
        append(errors, validateCustomResource(undefined, object, this.#validator, spellings));
        yield;
        const others = [
            ...(scale
                ? [...validateScaleSpec(scale, object, spellings), ...validateScaleStatus(scale, object, spellings)]
                : []),
            ...validateEmbeddedMetadata(undefined, object, this.schema),
            ...this.#listErrors(object, spellings),
        ];
        append(errors, others);
        yield;
        return yield* this.#judge(errors, object, undefined, options, finalizerWarnings(metadata, undefined));
    }
    /** Validates an object that replaces another. Mirrors `ValidateUpdate`. */
    validateUpdate(object, old, options = {}) {
        return finish(this.validatingUpdate(object, old, options));
    }
    /** {@link validateUpdate} in steps. */
    *validatingUpdate(object, old, options = {}) {
        const spellings = this.#ownSpellings(options.spellings);
        const [metadata, oldMetadata] = [metadataOf(object), metadataOf(old)];
        const { scale } = this.definition.subresources ?? {};
        const correlated = new Correlated(object, old, this.schema, spellings);
        const errors = validateObjectMetaUpdate(metadata, oldMetadata, newPath('metadata'));
        yield;
        append(errors, validateCustomResource(undefined, object, this.#validator, spellings, correlated));
        yield;
        const others = [
            ...(scale
                ? [...validateScaleSpec(scale, object, spellings), ...validateScaleStatus(scale, object, spellings)]
                : []),
            ...validateEmbeddedMetadata(undefined, object, this.schema),
            // An object that was wrong before may stay so.
            ...(this.#listErrors(old).length > 0 ? [] : this.#listErrors(object, spellings)),
        ];
        append(errors, others);
        yield;
        return yield* this.#judge(errors, object, old, { ...options, spellings, correlated }, finalizerWarnings(metadata, oldMetadata));
    }
    /** Validates an object whose status is updated. Mirrors `ValidateUpdate` of the strategy for status. */
    validateStatusUpdate(object, old, options = {}) {
        return finish(this.validatingStatusUpdate(object, old, options));
    }
    /** {@link validateStatusUpdate} in steps. */
    *validatingStatusUpdate(object, old, options = {}) {
        const status = spellingsAt(options.spellings, 'status');
        // The rest was stored.
        const spellings = status && { status };
        const { scale } = this.definition.subresources ?? {};
        const correlated = new Correlated(object, old, this.schema, spellings);
        const errors = [
            ...validateObjectMetaUpdate(metadataOf(object), metadataOf(old), newPath('metadata')),
            ...(Object.hasOwn(object, 'status')
                ? validateCustomResource(newPath('status'), object['status'], this.#statusValidator, status, correlated.key('status') ?? new Correlated(object['status'], old['status'], undefined, status))
                : []),
            ...(scale ? validateScaleStatus(scale, object, spellings) : []),
        ];
        const lists = this.#listErrors(object, spellings);
        if (lists.length > 0 && this.#listErrors(old).length === 0)
            append(errors, lists);
        return yield* this.#judge(errors, object, old, { ...options, spellings, correlated }, []);
    }
    /** The values that field selectors may use. Mirrors `GetAttrs`. */
    selectableFields(object) {
        return selectableFieldsOf(object, this.definition.selectableFields ?? [], this.namespaced);
    }
    get #hasStatus() {
        return (this.definition.subresources?.status ?? undefined) !== undefined;
    }
    #listErrors(object, spellings) {
        return this.schema === undefined ? [] : validateListSetsAndMaps(undefined, this.schema, object, spellings);
    }
    /** How the numbers of an object that replaces another are spelled: its status may be the old one, which was stored. */
    #ownSpellings(spellings) {
        if (!this.#hasStatus || typeof spellings !== 'object')
            return spellings;
        const { status: _, ...rest } = spellings;
        return rest;
    }
    /** Runs the rules, unless errors are in their way. */
    *#judge(errors, object, old, options, warnings) {
        if (this.#rules === undefined)
            return { errors, warnings, cost: undefined };
        if (errors.some(({ type }) => BLOCKING.includes(type))) {
            return { errors: [...errors, invalid(undefined, null, NOT_CHECKED)], warnings, cost: undefined };
        }
        const { budget = OBJECT_BUDGET } = options;
        const verdict = yield* runningRules(this.#rules, undefined, object, old, options);
        return {
            errors: [...errors, ...verdict.errors],
            warnings: [...verdict.warnings, ...warnings],
            cost: budget - verdict.remaining,
        };
    }
}
/** Errors after which an object may be anything, so that its rules would mean nothing. */
const BLOCKING = [
    ErrorTypeNotSupported,
    ErrorTypeRequired,
    ErrorTypeTooLong,
    ErrorTypeTooMany,
    ErrorTypeTypeInvalid,
];
const NOT_CHECKED = 'some validation rules were not checked because the object was invalid; correct the existing errors to complete validation';
/**
 * The custom resources of a version, compiled once.
 *
 * ```ts
 * const widgets = customResource(definition, 'v1');
 * const { object, unknownFields, spellings } = widgets.decode(given, { spellings: document.spellings });
 * const { errors } = widgets.validate(widgets.prepareForCreate(object), { spellings });
 * ```
 *
 * @param definition as decoded; not validated itself
 * @throws StructuralSchemaError when the schema of the version is not structural
 * @throws RangeError when there is no such version
 */
export function customResource(definition, version) {
    const found = definition.spec.versions?.find(({ name }) => name === version);
    if (found === undefined)
        throw new RangeError(`the definition has no version ${JSON.stringify(version)}`);
    return new CustomResource(definition, found);
}
function metadataOf({ metadata }) {
    return isObject(metadata) ? metadata : {};
}
/** Whether two objects differ in their metadata alone. */
function isSameContent({ metadata: _, ...content }, { metadata: __, ...old }, spellings) {
    return equalSpelled(content, old, spellings);
}
function withMetadata(object, more) {
    const prepared = { ...object };
    setOwn(prepared, 'metadata', { ...metadataOf(object), ...more });
    return prepared;
}
