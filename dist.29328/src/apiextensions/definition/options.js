/** What is demanded of a new definition. */
export const ON_CREATE = /* @__PURE__ */ Object.freeze({
    requireKnownReviewVersion: true,
    requireImmutableNames: false,
    requireSchema: true,
    requireValidTypes: true,
    requireStructural: true,
    requirePrunedDefaults: true,
    requireAtomicItems: true,
    requireMapListKeys: true,
    unchangedVersions: /* @__PURE__ */ new Set(),
    suppressRuleCost: false,
    // It is not served yet.
    allowInvalidCABundle: true,
    tooManySelectableFields: /* @__PURE__ */ new Set(),
});
