import type { NamespaceCondition } from '#api/core/v1/zz_generated.types';
import { now } from '#apimachinery/apis/meta/v1/time';

/** What is left of a namespace that is being deleted. */
export interface NamespaceContent {
  /** How many objects, by resource: `pods.`, `deployments.apps`. */
  readonly remaining: ReadonlyMap<string, number>;
  /** How many of them wait for a finalizer, by its name. */
  readonly finalizers: ReadonlyMap<string, number>;
  /** Why objects could not be deleted. */
  readonly failures: readonly string[];
}

type ContentCondition = Pick<NamespaceCondition, 'message' | 'reason' | 'status' | 'type'>;

/**
 * What is said about the deletion of a namespace. Mirrors `namespaceConditionUpdater` of kube-controller-manager.
 * @param before the conditions so far: the time of one changes with its status
 * @returns undefined when nothing changes
 */
export function namespaceConditions(
  before: readonly NamespaceCondition[],
  content: NamespaceContent,
): NamespaceCondition[] | undefined {
  const conditions = conditionsFor(content);
  const isSame = conditions.every((wanted) => {
    const old = before.find(({ type }) => type === wanted.type);
    return old?.status === wanted.status && old.reason === wanted.reason && old.message === wanted.message;
  });
  if (isSame) return undefined;
  return conditions.map((wanted) => {
    const old = before.find(({ type }) => type === wanted.type);
    const since = old?.status === wanted.status ? old.lastTransitionTime : undefined;
    return { ...wanted, lastTransitionTime: since || now() };
  });
}

function conditionsFor({ remaining, finalizers, failures }: NamespaceContent): ContentCondition[] {
  const counts = (map: ReadonlyMap<string, number>, text: (name: string, count: number) => string): string =>
    Array.from(map, ([name, count]) => text(name, count))
      .sort()
      .join(', ');
  const resources = counts(remaining, (name, count) => `${name} has ${count} resource instances`);
  const holders = counts(finalizers, (name, count) => `${name} in ${count} resource instances`);
  return [
    condition(
      'NamespaceDeletionDiscoveryFailure',
      '',
      '',
      'ResourcesDiscovered',
      'All resources successfully discovered',
    ),
    condition(
      'NamespaceDeletionGroupVersionParsingFailure',
      '',
      '',
      'ParsedGroupVersions',
      'All legacy kube types successfully parsed',
    ),
    condition(
      'NamespaceDeletionContentFailure',
      failures.length > 0
        ? `Failed to delete all resource types, ${failures.length} remaining: ${failures.join(', ')}`
        : '',
      'ContentDeletionFailed',
      'ContentDeleted',
      'All content successfully deleted, may be waiting on finalization',
    ),
    condition(
      'NamespaceContentRemaining',
      resources && `Some resources are remaining: ${resources}`,
      'SomeResourcesRemain',
      'ContentRemoved',
      'All content successfully removed',
    ),
    condition(
      'NamespaceFinalizersRemaining',
      holders && `Some content in the namespace has finalizers remaining: ${holders}`,
      'SomeFinalizersRemain',
      'ContentHasNoFinalizers',
      'All content-preserving finalizers finished',
    ),
  ];
}

/** @param trouble empty: there is none */
function condition(
  type: string,
  trouble: string,
  reason: string,
  goodReason: string,
  goodMessage: string,
): ContentCondition {
  return trouble === ''
    ? { type, status: 'False', reason: goodReason, message: goodMessage }
    : { type, status: 'True', reason, message: trouble };
}
