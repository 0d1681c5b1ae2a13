import { type CustomResourceDefinition, CustomResourceDefinitionNames } from '#api/apiextensions/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newAggregate } from '#apimachinery/util/errors/aggregate';
import { findCondition, isSameCondition, type WantedCondition, withCondition, withStatus } from './definition.ts';

/**
 * The definition with the names that are free, or its own already, accepted, and with what is said of that. Mirrors Go's
 * `NamingConditionController`.
 * @param others the other definitions
 * @returns undefined when nothing changes
 */
export function withAcceptedNames(
  definition: CustomResourceDefinition,
  others: Iterable<CustomResourceDefinition>,
): CustomResourceDefinition | undefined {
  const requested = definition.spec.names;
  const before = definition.status?.acceptedNames ?? { plural: '', kind: '' };
  if (deepEqual(CustomResourceDefinitionNames, requested, before)) return undefined;
  const taken = takenNames(definition.spec.group, others);
  const names: CustomResourceDefinitionNames = { ...before };
  let condition: WantedCondition = {
    type: 'NamesAccepted',
    status: 'True',
    reason: 'NoConflicts',
    message: 'no conflicts found',
  };
  const accept = (
    field: 'kind' | 'listKind' | 'plural' | 'shortNames' | 'singular',
    reason: string,
    used: ReadonlySet<string>,
  ): void => {
    const own = namesIn(before[field]);
    const conflicts = namesIn(requested[field]).filter((name) => !own.includes(name) && used.has(name));
    const message = newAggregate(conflicts.map((name) => new Error(`"${name}" is already in use`)))?.message;
    if (message === undefined) Object.assign(names, { [field]: requested[field] });
    else condition = { type: 'NamesAccepted', status: 'False', reason, message };
  };
  accept('plural', 'PluralConflict', taken.resources);
  accept('singular', 'SingularConflict', taken.resources);
  accept('shortNames', 'ShortNamesConflict', taken.resources);
  accept('kind', 'KindConflict', taken.kinds);
  accept('listKind', 'ListKindConflict', taken.kinds);
  if (requested.categories === undefined) delete names.categories;
  else names.categories = requested.categories;
  const old = findCondition(definition, condition.type);
  if (deepEqual(CustomResourceDefinitionNames, names, before) && isSameCondition(condition, old)) return undefined;
  const named = withCondition(withStatus(definition, { acceptedNames: names }), condition);
  const established = establishedAfter(definition, condition.status === 'True');
  return established === undefined ? named : withCondition(named, established);
}

/** Whether it is served, as far as names tell; undefined when that stays as it is. */
function establishedAfter(definition: CustomResourceDefinition, areAccepted: boolean): WantedCondition | undefined {
  const old = findCondition(definition, 'Established');
  if (old?.status !== 'True' && areAccepted)
    return {
      type: 'Established',
      status: 'False',
      reason: 'Installing',
      message: 'the initial names have been accepted',
    };
  if (old !== undefined) return undefined;
  return { type: 'Established', status: 'False', reason: 'NotAccepted', message: 'not all names are accepted' };
}

function takenNames(
  group: string,
  others: Iterable<CustomResourceDefinition>,
): { readonly resources: ReadonlySet<string>; readonly kinds: ReadonlySet<string> } {
  const resources = new Set<string>();
  const kinds = new Set<string>();
  for (const { spec, status } of others) {
    if (spec.group !== group) continue;
    const { plural, singular, shortNames, kind, listKind } = status?.acceptedNames ?? {};
    for (const name of [plural, singular, shortNames].flatMap(namesIn)) resources.add(name);
    for (const name of [kind, listKind].flatMap(namesIn)) kinds.add(name);
  }
  return { resources, kinds };
}

function namesIn(names: string | readonly string[] | undefined): readonly string[] {
  const all = names === undefined ? [] : typeof names === 'string' ? [names] : names;
  return all.filter((name) => name !== '');
}
