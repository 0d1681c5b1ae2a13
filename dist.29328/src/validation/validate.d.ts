import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { type Spellings } from '#engine/json/notes';
import type { ExpressionCompiler } from './checks/expressions.ts';
/** What judges custom resources and their definitions: `CustomResourceValidators` of `kubetyped/apiextensions`. */
export interface CustomResourceJudge {
    /**
     * What is wrong with an object of a kind; undefined when it does not know the kind.
     * @param spellings the `spellings` of its JSONDocument
     */
    validate(object: unknown, gvk: Pick<GroupVersionKind, 'group' | 'version' | 'kind'>, spellings?: Spellings): CustomResourceFaults | undefined;
}
/** What a {@link CustomResourceJudge} finds. */
export interface CustomResourceFaults {
    readonly errors: readonly FieldError[];
    /** Paths of fields that the kind does not have. */
    readonly unknownFields: readonly string[];
}
/** What a release of Kubernetes has: a `Release` of `kubetyped/releases`. */
export interface KubernetesRelease {
    /** As in `1.30`. */
    readonly version: string;
    /** Where an object has what came later, and with which version. */
    laterParts(type: KindClass, object: object): readonly {
        readonly keys: readonly (number | string)[];
        readonly since: string;
        readonly value?: string;
    }[];
}
/** How {@link validate} judges. */
export interface ValidateOptions {
    /** Fields that the kind does not have are faults, as with `kubectl apply`. True by default. */
    readonly strict?: boolean;
    /**
     * The Kubernetes version, `1.36`, whose API server would take the object. By default that of the types. As text it decides
     * which Kinds there are; `readRelease('1.30')` of `kubetyped/releases` also finds fields and values that came later.
     */
    readonly kubernetesVersion?: string | KubernetesRelease;
    /**
     * Judges custom resources by their definitions, rules in CEL included, and definitions themselves:
     * `new CustomResourceValidators(definitions)` of `kubetyped/apiextensions`. Without it both are passed, and the code
     * that judges them is in no bundle.
     */
    readonly customResources?: CustomResourceJudge;
    /**
     * Compiles expressions of admission policies, match conditions and device selectors: `expressionCompiler` of
     * `kubetyped/admission`. Without it they are not looked at, and the code that compiles them is in no bundle.
     */
    readonly expressions?: ExpressionCompiler;
    /**
     * The `spellings` of the JSONDocument that the object was read from, for custom resources: without them a
     * whole number is an integer however the text spells it, but to servers `1.0` is a float: rules and scales refuse it.
     */
    readonly spellings?: Spellings | undefined;
}
/**
 * What a Kubernetes API server would say against creating the object, without asking one: fields of the wrong type or that
 * do not exist, missing ones, wrong names, ports, quantities, selectors, references within the object, and kinds that are
 * unknown or gone. The texts are those of the server. Empty when nothing is wrong; of an
 * object with more than 10,000 faults the first ones.
 *
 * What the server fills in need not be there, and what it drops is not judged: status, and fields behind a feature gate that
 * is off by default. Nothing is said about other objects of a cluster, quotas and policies.
 *
 * An object of a group that is not Kubernetes' own is judged by `customResources`, and passed when that does not know its
 * kind. A list is judged by its items, at `items[0]` and so on.
 * @param object any object with `apiVersion` and `kind`, of a class or plain; it is not changed
 */
export declare function validate(object: unknown, options?: ValidateOptions): FieldError[];
/**
 * {@link validate} for an object whose types are known to be right: decoded, or verified.
 * @param type the class of its kind
 */
export declare function validateVerified(type: KindClass, object: object, options?: ValidateOptions): FieldError[];
