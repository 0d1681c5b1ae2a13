import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { GroupVersionKindLike, GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { Spellings } from '#engine/json/notes';
import type { AuthorizedUser } from '../../cel/index.ts';
/** What a request does to an object. Mirrors Go's `admission.Operation`. */
export type Operation = 'CONNECT' | 'CREATE' | 'DELETE' | 'UPDATE';
/** What is known of a request when it begins. */
export interface AttributesInit {
    readonly operation: Operation;
    /** The kind of the object, in the version of the request. */
    readonly kind: GroupVersionKindLike;
    /** The resource in the path. */
    readonly resource: GroupVersionResourceLike;
    /** Empty for the resource itself. */
    readonly subresource?: string;
    /** Empty when it is still to be generated. */
    readonly name?: string;
    /** Empty for what is in none; the name of a namespace for the namespace itself. */
    readonly namespace?: string;
    /** The object as it is going to be, in the version of `kind`; undefined on deletion. */
    readonly object?: RuntimeObject | undefined;
    /** How the numbers of `object` are spelled, where that counts: in JSON of custom resources. */
    readonly spellings?: Spellings | undefined;
    /** The object as it is stored, in the version of `kind`; undefined on creation. */
    readonly oldObject?: RuntimeObject | undefined;
    /** `CreateOptions` and the like. */
    readonly options?: RuntimeObject | undefined;
    readonly dryRun?: boolean;
    readonly user?: AuthorizedUser | undefined;
    /** Called with warnings for the client. */
    readonly warn?: (text: string) => void;
    /** Called with audit annotations. */
    readonly annotate?: (key: string, value: string) => void;
    /** Ends with the request. */
    readonly signal?: AbortSignal | undefined;
}
/** Notes on whether plug-ins are to be asked again, as others changed the object. Mirrors Go's `ReinvocationContext`. */
export declare class ReinvocationContext {
    /** Whether the plug-ins are asked for the second time. */
    isReinvoke: boolean;
    /** Whether they have to be asked again. */
    shouldReinvoke: boolean;
    /** What plug-ins keep for their second time, by name. */
    readonly values: Map<string, unknown>;
}
/**
 * A request on its way through admission. Mutating plug-ins give {@link object} another value; objects themselves are
 * never changed. Mirrors Go's `admission.Attributes`.
 */
export declare class Attributes {
    #private;
    readonly operation: Operation;
    readonly kind: GroupVersionKindLike;
    readonly resource: GroupVersionResourceLike;
    readonly subresource: string;
    readonly name: string;
    readonly namespace: string;
    object: RuntimeObject | undefined;
    readonly oldObject: RuntimeObject | undefined;
    readonly options: RuntimeObject | undefined;
    readonly dryRun: boolean;
    readonly user: AuthorizedUser | undefined;
    readonly signal: AbortSignal | undefined;
    readonly reinvocation: ReinvocationContext;
    /** Audit annotations. */
    readonly annotations: Map<string, string>;
    constructor(init: AttributesInit);
    /** How the numbers of {@link object} are spelled; nothing is known of what a plug-in has made. */
    get spellings(): Spellings | undefined;
    /** Tells the client something. */
    warn(text: string): void;
    /**
     * Tells the audit log something. Mirrors Go's `AddAnnotation`.
     * @param key `policy.example.com/reason`
     * @returns what is wrong, if it is not taken: the key, or that it has another value already
     */
    addAnnotation(key: string, value: string): string | undefined;
}
