import type {
  CustomResourceDefinition,
  CustomResourceDefinitionCondition,
} from '#api/apiextensions/v1/zz_generated.types';
import { now } from '#apimachinery/apis/meta/v1/time';

/** A condition as it is to be. */
export type WantedCondition = Omit<CustomResourceDefinitionCondition, 'lastTransitionTime'>;

/** The condition of a type. Mirrors Go's `FindCRDCondition`. */
export function findCondition(
  { status }: CustomResourceDefinition,
  type: string,
): CustomResourceDefinitionCondition | undefined {
  return status?.conditions?.find((each) => each.type === type);
}

/** Mirrors Go's `IsCRDConditionTrue`. */
export function isConditionTrue(definition: CustomResourceDefinition, type: string): boolean {
  return findCondition(definition, type)?.status === 'True';
}

/** The definition with a condition; its time changes with its status alone. Mirrors Go's `SetCRDCondition`. */
export function withCondition(definition: CustomResourceDefinition, wanted: WantedCondition): CustomResourceDefinition {
  const conditions = definition.status?.conditions ?? [];
  const old = findCondition(definition, wanted.type);
  const since = old?.status === wanted.status ? old.lastTransitionTime : undefined;
  const condition = { ...wanted, lastTransitionTime: since || now() };
  return withStatus(definition, {
    conditions:
      old === undefined ? [...conditions, condition] : conditions.map((each) => (each === old ? condition : each)),
  });
}

/** Whether a condition says what it is to say, whenever it began to. */
export function isSameCondition(wanted: WantedCondition, old: WantedCondition | undefined): boolean {
  return old?.status === wanted.status && old.reason === wanted.reason && old.message === wanted.message;
}

/** The definition with other values in its status. */
export function withStatus(
  definition: CustomResourceDefinition,
  changes: Partial<NonNullable<CustomResourceDefinition['status']>>,
): CustomResourceDefinition {
  return Object.assign(Object.create(Object.getPrototypeOf(definition)), definition, {
    status: { ...definition.status, ...changes },
  });
}
