import type { CustomResourceDefinition, CustomResourceDefinitionCondition } from '#api/apiextensions/v1/zz_generated.types';
/** A condition as it is to be. */
export type WantedCondition = Omit<CustomResourceDefinitionCondition, 'lastTransitionTime'>;
/** The condition of a type. Mirrors Go's `FindCRDCondition`. */
export declare function findCondition({ status }: CustomResourceDefinition, type: string): CustomResourceDefinitionCondition | undefined;
/** Mirrors Go's `IsCRDConditionTrue`. */
export declare function isConditionTrue(definition: CustomResourceDefinition, type: string): boolean;
/** The definition with a condition; its time changes with its status alone. Mirrors Go's `SetCRDCondition`. */
export declare function withCondition(definition: CustomResourceDefinition, wanted: WantedCondition): CustomResourceDefinition;
/** The definition with other values in its status. */
export declare function withStatus(definition: CustomResourceDefinition, changes: Partial<NonNullable<CustomResourceDefinition['status']>>): CustomResourceDefinition;
