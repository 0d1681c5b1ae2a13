import { CustomResourceDefinition, } from '#api/apiextensions/v1/zz_generated.types';
import { copyNested } from '#engine/verbs/copy_nested';
import { validateCustomResourceDefinition } from '../definition/validate_definition.js';
import { KindDefinitionError } from './kind_definition_error.js';
/** What all versions of a Kind have in common. */
const SHARED = ['group', 'kind', 'plural', 'singular', 'namespaced'];
/**
 * The CustomResourceDefinition of a Kind of one's own, or of several versions of one. Short names and categories are
 * those of the stored version.
 *
 * ```ts
 * await client.resource(CustomResourceDefinition).create(toCRD(CronTab));
 * toCRD([CronTabV1, CronTabV1beta1], { conversion });
 * ```
 * @param kinds made by {@link defineKind}
 * @throws {KindDefinitionError} when a server would refuse it; `errors` says why
 */
export function toCRD(kinds, options = {}) {
    const definitions = ('definition' in kinds ? [kinds] : kinds).map(({ definition }) => definition);
    const [first] = definitions;
    if (first === undefined)
        throw new KindDefinitionError('a Kind', ['there is no version of it']);
    const { group, kind } = first;
    const { storage = first.version, conversion, annotations, labels } = options;
    const stored = definitions.find(({ version }) => version === storage);
    if (stored === undefined)
        throw new KindDefinitionError(kind, [`storage: there is no version ${storage} of it`]);
    for (const other of definitions)
        for (const name of SHARED)
            if (other[name] !== first[name]) {
                const [here, there] = [JSON.stringify(first[name]), JSON.stringify(other[name])];
                throw new KindDefinitionError(kind, [`${name}: ${here} in ${first.version}, ${there} in ${other.version}`]);
            }
    const { plural, singular, shortNames, categories, namespaced } = stored;
    const crd = new CustomResourceDefinition({
        metadata: {
            name: `${plural}.${group}`,
            ...(labels && { labels: { ...labels } }),
            ...(annotations && { annotations: { ...annotations } }),
        },
        spec: {
            group,
            names: {
                plural,
                singular,
                kind,
                listKind: `${kind}List`,
                ...(shortNames && { shortNames: [...shortNames] }),
                ...(categories && { categories: [...categories] }),
            },
            scope: namespaced ? 'Namespaced' : 'Cluster',
            versions: definitions.map((each) => versionOf(each, each === stored)),
            ...(conversion && { conversion: copyNested(conversion) }),
        },
    });
    const { errors } = validateCustomResourceDefinition(crd);
    if (errors.length > 0)
        throw new KindDefinitionError(kind, errors.map(({ message }) => message), errors);
    return crd;
}
function versionOf(definition, storage) {
    const { version, served = true, deprecated, deprecationWarning, schema, subresources } = definition;
    const { additionalPrinterColumns, selectableFields } = definition;
    return {
        name: version,
        served,
        storage,
        ...(deprecated !== undefined && { deprecated }),
        ...(deprecationWarning !== undefined && { deprecationWarning }),
        schema: { openAPIV3Schema: copyNested(schema) },
        ...(subresources && { subresources: copyNested(subresources) }),
        ...(additionalPrinterColumns && {
            additionalPrinterColumns: additionalPrinterColumns.map((each) => ({ ...each })),
        }),
        ...(selectableFields && { selectableFields: selectableFields.map((each) => ({ ...each })) }),
    };
}
