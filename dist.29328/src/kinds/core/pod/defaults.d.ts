import type * as corev1 from '#api/core/v1/index';
import type { StructDefaults } from '../../aspects/defaults.ts';
export type Amounts = NonNullable<corev1.ResourceRequirements['limits']>;
/** Adds what is missing. */
export declare function addMissing(to: Amounts, from: Amounts | undefined, isMeant?: (name: string) => boolean): void;
export declare const podDefaults: StructDefaults;
