import type { Attributes, Operation } from './attributes.ts';
import type { ObjectInterfaces } from './object_interfaces.ts';
/**
 * Decides about requests, and changes them. Mirrors Go's `admission.Interface`, `MutationInterface` and
 * `ValidationInterface`.
 */
export interface AdmissionPlugin {
    /** For errors: `ValidatingAdmissionPolicy`. */
    readonly name: string;
    /** Whether it has something to do with an operation; with all unless given. */
    handles?(operation: Operation): boolean;
    /** Gives `attributes.object` another value where it has to change. @throws {StatusError} to refuse the request */
    admit?(attributes: Attributes, interfaces: ObjectInterfaces): Promise<void>;
    /** Looks at what all changes made. @throws {StatusError} to refuse the request */
    validate?(attributes: Attributes, interfaces: ObjectInterfaces): Promise<void>;
}
/**
 * Plug-ins one after the other. Those that change objects are asked a second time when one of them says so. Mirrors
 * Go's `newReinvocationHandler(chainAdmissionHandler)`.
 */
export declare function admissionChain(plugins: readonly AdmissionPlugin[]): AdmissionPlugin & Required<Pick<AdmissionPlugin, 'admit' | 'validate'>>;
