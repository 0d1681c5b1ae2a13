import { omitValue } from '#apimachinery/util/validation/field/bad_value';
import { validateCustomResourceDefinition, } from '../definition/validate_definition.js';
/** Whether an object of a kind is a CustomResourceDefinition, of either version. */
export function isDefinition({ group, kind }, _object) {
    return group === 'apiextensions.k8s.io' && kind === 'CustomResourceDefinition';
}
/** Longer values are not shown: errors of servers show whole versions and schemas. */
const LONGEST = 300;
/**
 * {@link validateCustomResourceDefinition} for whoever wrote the definition: with the paths of the object as given, where
 * servers report what all versions share at the spec, and without values that are longer than 300 characters.
 */
export function judgeDefinition(given) {
    const { errors, warnings } = validateCustomResourceDefinition(given);
    return { errors: errors.map((error) => placed(error, given)), warnings };
}
function placed(error, { apiVersion }) {
    const short = (error.badValueText?.length ?? 0) > LONGEST ? error.with({ badValue: omitValue }) : error;
    if (apiVersion !== 'apiextensions.k8s.io/v1')
        return short;
    const field = short.field
        .replace(/^spec\.validation\b/, 'spec.versions[0].schema')
        .replace(/^spec\.(subresources|additionalPrinterColumns|selectableFields)\b/, 'spec.versions[0].$1')
        .replace(/\.JSONPath$/, '.jsonPath')
        .replace(/^spec\.conversion\.(webhookClientConfig|conversionReviewVersions)\b/, (_, name) => name === 'webhookClientConfig' ? 'spec.conversion.webhook.clientConfig' : `spec.conversion.webhook.${name}`);
    return field === short.field ? short : short.with({ field });
}
