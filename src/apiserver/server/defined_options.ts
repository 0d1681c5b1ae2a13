import type { KindClass } from '#apimachinery/runtime/kind_class';
import { customResource, type DefinedKind, toCRD } from '../../apiextensions/index.ts';
import { isDefined } from '../../apiextensions/kind/kind_definition.ts';
import { customColumns } from '../customresources/columns.ts';
import { schemaStrategy } from '../registry/schema_strategy.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';

/**
 * How a Kind made by `defineKind` is served: as its definition says, with the options given in place of that, one by one. Other
 * Kinds have the options given alone.
 * @throws {KindDefinitionError} when a server would refuse the definition
 */
export function withDefinition(kind: KindClass, options: ResourceOptions): ResourceOptions {
  if (!isDefined(kind)) return options;
  const { singular, shortNames, categories, additionalPrinterColumns, subresources = {} } = kind.definition;
  const { scale: given, ...others } = options.subresources ?? {};
  // `true` says that there is one, the definition where its replicas are.
  const scale = given === undefined || given === true ? (subresources.scale ?? given) : given;
  return {
    singularName: singular,
    ...(shortNames && { shortNames }),
    ...(categories && { categories }),
    ...(additionalPrinterColumns && { columns: customColumns(additionalPrinterColumns) }),
    ...selectableFieldsOf(kind),
    strategy: schemaStrategy(kind),
    ...options,
    subresources: { ...(subresources.status && { status: true }), ...(scale && { scale }), ...others },
  };
}

function selectableFieldsOf(kind: DefinedKind): Pick<ResourceOptions, 'selectableFields'> {
  const { selectableFields, version } = kind.definition;
  if (selectableFields === undefined) return {};
  const resource = customResource(toCRD(kind), version);
  const paths = selectableFields.map(({ jsonPath }) => jsonPath.replace(/^\./, ''));
  const valueOf = (path: string) => (object: object) => resource.selectableFields({ ...object })[path] ?? '';
  return { selectableFields: Object.fromEntries(paths.map((path) => [path, valueOf(path)])) };
}
