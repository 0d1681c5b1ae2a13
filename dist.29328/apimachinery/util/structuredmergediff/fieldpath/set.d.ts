import type { Schema, TypeRef } from '../schema/index.ts';
import { type Path } from './path.ts';
import { type PathElement } from './path_element.ts';
import type { SetMatcher } from './set_matcher.ts';
/** A step with fields below it. */
export interface SetNode {
    readonly element: PathElement;
    readonly set: Set;
}
/**
 * A set of fields: what a manager owns. It is a tree; a field in the set may have others in the set below it.
 * Immutable. Mirrors Go's `fieldpath.Set`, including its special treatment of nested fields.
 */
export declare class Set {
    /** Steps that are themselves in the set, sorted. */
    readonly members: readonly PathElement[];
    /** Steps with fields below them, sorted. Their sets are not empty. */
    readonly children: readonly SetNode[];
    /** From sorted members and children, as built by `SetBuilder`. Use `newSet` for paths. */
    constructor(members?: readonly PathElement[], children?: readonly SetNode[]);
    /** Whether the set has no fields. Mirrors Go's `Set.Empty`. */
    isEmpty(): boolean;
    /** How many fields there are. Mirrors Go's `Set.Size`. */
    size(): number;
    /** Whether the field is in the set. Never true for the empty path. Mirrors Go's `Set.Has`. */
    has(path: Path): boolean;
    /** Whether the step itself is in the set. */
    hasMember(element: PathElement): boolean;
    /** The fields below a step, `undefined` when there are none. */
    child(element: PathElement): Set | undefined;
    /** The fields below a step; an empty set when there are none. Mirrors Go's `Set.WithPrefix`. */
    withPrefix(element: PathElement): Set;
    /**
     * The set with another field, without its parents. The empty path adds nothing. Go's `Set.Insert` modifies the set.
     * @throws {FieldPathError} on a path longer than any object is deep
     */
    insert(path: Path): Set;
    /** Whether both have the same fields. Mirrors Go's `Set.Equals`. */
    equals(other: Set): boolean;
    /** The fields of either. Mirrors Go's `Set.Union`. */
    union(other: Set): Set;
    /** The fields of both. Mirrors Go's `Set.Intersection`. */
    intersection(other: Set): Set;
    /**
     * The fields not in `other`. Only exact matches are removed, not fields above or below. Mirrors Go's
     * `Set.Difference`.
     */
    difference(other: Set): Set;
    /**
     * As {@link difference}, but a field of `other` also removes all fields below it. Mirrors Go's
     * `Set.RecursiveDifference`.
     */
    recursiveDifference(other: Set): Set;
    /** The fields without others below them. Mirrors Go's `Set.Leaves`. */
    leaves(): Set;
    /**
     * The set plus every parent field named in the schema: with `spec.replicas` also `spec`. List items and map keys are
     * not added. Mirrors Go's `Set.EnsureNamedFieldsAreMembers`.
     */
    ensureNamedFieldsAreMembers(schema: Schema, ref: TypeRef): Set;
    /** The fields that the matcher matches. Mirrors Go's `Set.FilterIncludeMatches`. */
    filterIncludeMatches(matcher: SetMatcher): Set;
    /** All fields; parents before children. Mirrors Go's `Set.All`. */
    paths(): Generator<Path>;
    private pathsBelow;
    /** All paths, each on a line. Mirrors Go's `Set.String`. */
    toString(): string;
    /** The set as FieldsV1, for `metadata.managedFields`: plain JSON. Mirrors Go's `Set.ToJSON`. */
    toJSON(): Record<string, unknown>;
    /** The JSON text of {@link toJSON}, byte for byte as in Go. */
    toJSONText(): string;
}
