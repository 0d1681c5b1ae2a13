import { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import { internalDefinition } from './internal_definition.js';
/**
 * A definition of v1beta1 as v1: with a schema, columns, subresources and selectable fields in each version, and with the
 * defaults of v1beta1. Status and fields that a server sets are left out.
 *
 * Differs from Go: where v1beta1 kept unknown fields, `preserveUnknownFields`, which v1 refuses, becomes
 * `x-kubernetes-preserve-unknown-fields` at the root of each schema. What v1 demands besides, `completeDefinition` adds.
 * @param definition of v1beta1, as decoded; the conversion webhook of one must take reviews of a version of its own list
 */
export function convertDefinition(definition) {
    const { spec, metadata } = internalDefinition(definition);
    const keeps = spec.preserveUnknownFields === true;
    const notes = [];
    if (keeps)
        notes.push('unknown fields are kept, by x-kubernetes-preserve-unknown-fields: remove it when the schema is complete');
    const versions = spec.versions.map((version) => convertVersion(version, spec, keeps));
    for (const { name, schema } of versions)
        if (!schema?.openAPIV3Schema?.type)
            notes.push(`${name} has no schema with a type: v1 needs one`);
    const converted = {
        group: spec.group,
        names: spec.names,
        scope: definition.spec.scope ?? 'Namespaced',
        versions,
        ...(spec.conversion.strategy !== 'None' && { conversion: convertConversion(spec.conversion) }),
    };
    const { name, labels, annotations } = metadata;
    return {
        definition: new CustomResourceDefinition({
            metadata: { ...(name !== undefined && { name }), ...(labels && { labels }), ...(annotations && { annotations }) },
            spec: converted,
        }),
        notes,
    };
}
function convertVersion(version, spec, keeps) {
    const schema = version.schema?.openAPIV3Schema ?? spec.validation?.openAPIV3Schema;
    const own = keeps ? { type: 'object', ...schema, 'x-kubernetes-preserve-unknown-fields': true } : schema;
    const subresources = version.subresources ?? spec.subresources;
    const columns = version.additionalPrinterColumns ?? spec.additionalPrinterColumns;
    const fields = version.selectableFields ?? [...spec.selectableFields];
    return {
        name: version.name,
        served: version.served,
        storage: version.storage,
        ...(version.deprecated !== undefined && { deprecated: version.deprecated }),
        ...(version.deprecationWarning !== undefined && { deprecationWarning: version.deprecationWarning }),
        ...(own && { schema: { openAPIV3Schema: own } }),
        ...(subresources && { subresources }),
        ...(columns.length > 0 && { additionalPrinterColumns: [...columns] }),
        ...(fields.length > 0 && { selectableFields: [...fields] }),
    };
}
function convertConversion(conversion) {
    const { webhookClientConfig, conversionReviewVersions = [] } = conversion;
    return {
        strategy: 'Webhook',
        webhook: {
            conversionReviewVersions: [...conversionReviewVersions],
            ...(webhookClientConfig && { clientConfig: webhookClientConfig }),
        },
    };
}
