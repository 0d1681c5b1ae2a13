/** What is demanded of a definition that is created, or of one that is updated: as much as of what it replaces. */
export interface DefinitionOptions {
    /** Conversion webhooks must take a version of reviews that servers send. */
    readonly requireKnownReviewVersion: boolean;
    /** Scope and kind may not change. */
    readonly requireImmutableNames: boolean;
    readonly requireSchema: boolean;
    /** Types must be those of OpenAPI. */
    readonly requireValidTypes: boolean;
    readonly requireStructural: boolean;
    /** Defaults may not have unknown fields. */
    readonly requirePrunedDefaults: boolean;
    /** Items of sets must be atomic. */
    readonly requireAtomicItems: boolean;
    readonly requireMapListKeys: boolean;
    /** Versions whose schema has not changed: the cost of their rules is not judged. */
    readonly unchangedVersions: ReadonlySet<string>;
    readonly suppressRuleCost: boolean;
    readonly allowInvalidCABundle: boolean;
    /** Versions that may keep too many selectable fields; an empty name for those of all versions. */
    readonly tooManySelectableFields: ReadonlySet<string>;
}
/** What is demanded of a new definition. */
export declare const ON_CREATE: DefinitionOptions;
