import { type KindClass } from '#apimachinery/runtime/kind_class';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { Attributes } from '../../admission/index.ts';
export { type AdmissionPlugin, type Attributes, type CallWebhook, newForbidden } from '../../admission/index.ts';
export { isObject, metadataOf } from '../../admission/request/metadata.ts';
export { quantityOf } from '../../validation/checks/quantities.ts';
export type { AdmissionHost, HostedAdmission } from './admission_control.ts';
/** An object as one of a Kind; undefined for those of other Kinds. */
export declare function ofKind<T extends object>(kind: KindClass<T>, object: RuntimeObject | undefined): T | undefined;
/** Gives a request another object: a copy of what it has, as `change` leaves it. */
export declare function changeObject<T extends object>(attributes: Attributes, kind: KindClass<T>, change: (object: T) => void): void;
/** Whether a request is about a resource, or one of its subresources. */
export declare function isAbout({ resource, subresource }: Attributes, group: string, plural: string, subresources?: readonly string[]): boolean;
