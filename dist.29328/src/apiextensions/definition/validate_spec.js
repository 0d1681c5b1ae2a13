import { isDNS1035Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { forbidden, invalid, notSupported, required } from '#apimachinery/util/validation/field/constructors';
import { append } from '#engine/go/append';
import { isPrintable } from '#engine/schema/fault';
import { utf8Length } from '#engine/text/utf8';
import { checkStructural, StructuralSchemaError } from '../schema/structural.js';
import { validateConversion } from './conversion.js';
import { isSame } from './internal_definition.js';
import { validateColumn, validateNames, validateSubresources } from './names.js';
import { hasExtensions, hasSchemaDefaults, hasSchemaWith } from './schema_search.js';
import { validateSelectableFields, validateValidation } from './validate_validation.js';
import { versionsText } from './versions_text.js';
/** Reports what is wrong with the spec of a definition, in steps. Mirrors `validateCustomResourceDefinitionSpec`. */
export function* validateSpec(spec, given, path) {
    const errors = [];
    validateGroup(spec.group, path.child('group'), errors);
    if (!spec.scope)
        errors.push(required(path.child('scope'), ''));
    else if (spec.scope !== 'Cluster' && spec.scope !== 'Namespaced')
        errors.push(notSupported(path.child('scope'), spec.scope, ['Cluster', 'Namespaced']));
    const prunes = spec.preserveUnknownFields === false;
    validateSchemasExist(spec, prunes, given, path, errors);
    const hasDefaults = hasSchemaWith(spec, hasSchemaDefaults);
    if (hasDefaults && !prunes)
        errors.push(invalid(path.child('preserveUnknownFields'), true, 'must be false in order to use defaults in the schema'));
    const requireStructural = given.requireStructural || prunes || hasDefaults || hasSchemaWith(spec, hasExtensions);
    const options = { ...given, requireStructural };
    yield;
    const subresourcesOf = subresourcesByVersion(spec);
    for (const [index, version] of spec.versions.entries()) {
        const place = path.child('versions').index(index);
        const faults = isDNS1035Label(version.name ?? '');
        if (faults.length > 0)
            errors.push(invalid(place.child('name'), version.name ?? '', faults.join(',')));
        append(errors, yield* validateVersion(version, hasStatus(subresourcesOf(version.name)), options, place));
    }
    validateVersions(spec, path, errors);
    validateRequiredNames(spec, path.child('names'), errors);
    append(errors, validateNames(spec.names, path.child('names')));
    const anyStatus = hasStatus(spec.subresources) || spec.versions.some(({ subresources }) => hasStatus(subresources));
    const forVersion = ofVersion(options, spec.version);
    append(errors, yield* validateValidation(spec.validation, anyStatus, forVersion, path.child('validation')));
    append(errors, validateSubresources(spec.subresources, path.child('subresources')));
    for (const [index, column] of spec.additionalPrinterColumns.entries())
        append(errors, validateColumn(column, path.child('additionalPrinterColumns').index(index)));
    if (spec.selectableFields.length > 0) {
        const place = path.child('selectableFields');
        if (spec.validation === undefined)
            errors.push(invalid(place, '', 'may only be set when validations.schema is included'));
        else
            validateFields(spec.selectableFields, spec.validation, options, '', path, errors);
    }
    if (spec.conversion.strategy !== 'None' && !prunes)
        errors.push(invalid(path.child('conversion').child('strategy'), spec.conversion.strategy, 'must be None if spec.preserveUnknownFields is true'));
    return [...errors, ...validateConversion(spec.conversion, path.child('conversion'), options)];
}
function validateGroup(group, path, errors) {
    if (!group) {
        errors.push(required(path, ''));
        return;
    }
    const faults = isDNS1123Subdomain(group);
    if (faults.length > 0)
        errors.push(invalid(path, group, faults.join(',')));
    else if (!group.includes('.'))
        errors.push(invalid(path, group, 'should be a domain with at least one dot'));
}
function validateSchemasExist({ validation, versions }, prunes, { requireSchema }, path, errors) {
    if (validation?.openAPIV3Schema || !(requireSchema || prunes))
        return;
    for (const [index, { schema, served }] of versions.entries()) {
        if (schema?.openAPIV3Schema || !(requireSchema || served))
            continue;
        const detail = requireSchema ? '' : 'because otherwise all fields are pruned';
        errors.push(required(path.child('versions').index(index).child('schema', 'openAPIV3Schema'), detail));
    }
}
/** Reports what is wrong with the versions among each other. */
function validateVersions(spec, path, errors) {
    const { versions } = spec;
    const parts = [
        ['validation', 'schema', 'schemas', spec.validation !== undefined],
        ['subresources', 'subresources', 'subresources', (spec.subresources ?? undefined) !== undefined],
        [
            'additionalPrinterColumns',
            'additionalPrinterColumns',
            'additionalPrinterColumns',
            spec.additionalPrinterColumns.length > 0,
        ],
    ];
    const isSet = (version, name) => {
        const value = version[name] ?? undefined;
        return value !== undefined && !(Array.isArray(value) && value.length === 0);
    };
    const wrong = (detail) => {
        const badValueText = spec.listsVersions ? versionsText(versions) : 'null';
        errors.push(invalid(path.child('versions'), versions, detail).with({ badValue: versions, badValueText }));
    };
    for (const [top, own, plural, isTop] of parts) {
        if (isTop && versions.some((version) => isSet(version, own)))
            errors.push(forbidden(path.child(top), `top-level and per-version ${plural} are mutually exclusive`));
    }
    for (const [top, own, plural] of parts) {
        const [first] = versions;
        if (first === undefined)
            continue;
        if (versions.every((version) => isSet(version, own) && isSame(version[own], first[own])))
            wrong(`per-version ${plural} may not all be set to identical values (top-level ${top} should be used instead)`);
    }
    if (new Set(versions.map(({ name }) => name)).size < versions.length)
        wrong('must contain unique version names');
    if (versions.filter(({ storage }) => storage).length !== 1)
        wrong('must have exactly one version marked as storage version');
    if (!spec.version)
        return;
    const faults = isDNS1035Label(spec.version);
    if (faults.length > 0)
        errors.push(invalid(path.child('version'), spec.version, faults.join(',')));
    if (versions.length > 0 && versions[0]?.name !== spec.version)
        errors.push(invalid(path.child('version'), spec.version, 'must match the first version in spec.versions'));
}
function validateRequiredNames({ names }, path, errors) {
    for (const name of ['plural', 'singular', 'kind', 'listKind'])
        if (!names[name])
            errors.push(required(path.child(name), ''));
}
/** The subresources of a version, of the first one of its name. */
function subresourcesByVersion(spec) {
    if (!spec.versions.some(({ subresources }) => subresources))
        return () => spec.subresources;
    // Of several with one name the first counts: it is set last.
    const byName = new Map([...spec.versions].reverse().map(({ name, subresources }) => [name, subresources]));
    return (version) => byName.get(version) ?? undefined;
}
function hasStatus(subresources) {
    return (subresources?.status ?? undefined) !== undefined;
}
function ofVersion(options, version) {
    return options.unchangedVersions.has(version) ? { ...options, suppressRuleCost: true } : options;
}
function* validateVersion(version, withStatus, options, path) {
    const errors = deprecationFaults(version).map((fault) => invalid(path.child('deprecationWarning'), version.deprecationWarning ?? null, fault).with({
        badValueText: JSON.stringify(version.deprecationWarning ?? null),
    }));
    const forVersion = ofVersion(options, version.name);
    append(errors, yield* validateValidation(version.schema ?? undefined, withStatus, forVersion, path.child('schema')));
    append(errors, validateSubresources(version.subresources ?? undefined, path.child('subresources')));
    for (const [index, column] of (version.additionalPrinterColumns ?? []).entries())
        append(errors, validateColumn(column, path.child('additionalPrinterColumns').index(index)));
    const fields = version.selectableFields ?? [];
    if (fields.length === 0)
        return errors;
    if (!version.schema?.openAPIV3Schema)
        errors.push(invalid(path.child('selectableFields'), '', 'may only be set when `version.schema.openAPIV3Schema` is not included'));
    else
        validateFields(fields, version.schema, forVersion, version.name, path, errors);
    return errors;
}
function validateFields(fields, { openAPIV3Schema: schema }, { tooManySelectableFields }, version, path, errors) {
    try {
        if (schema)
            checkStructural(schema);
    }
    catch (error) {
        if (!(error instanceof StructuralSchemaError))
            throw error;
        // Differs from Go: it goes on without a schema, and ends in a nil dereference.
        errors.push(invalid(path.child('schema.openAPIV3Schema'), '', error.text));
        return;
    }
    const place = path.child('selectableFields');
    append(errors, validateSelectableFields(fields, schema ?? {}, place, tooManySelectableFields.has(version)));
}
function deprecationFaults({ deprecated, deprecationWarning: text }) {
    if (typeof text !== 'string')
        return [];
    if (deprecated !== true)
        return ['can only be set for deprecated versions'];
    const faults = [];
    if (utf8Length(text) > 256)
        faults.push('must be <= 256 characters long');
    if (text === '')
        faults.push('must not be an empty string');
    let index = 0;
    for (const character of text) {
        if (!isPrintable(character)) {
            faults.push(`must only contain printable UTF-8 characters; non-printable character found at index ${index}`);
            break;
        }
        index += utf8Length(character);
    }
    return faults;
}
