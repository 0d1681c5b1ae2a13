/**
 * Another version of a resource, and what is special about it.
 *
 * ```ts
 * server.resource(BirdV1, {
 *   otherVersions: [otherVersion(BirdV2, { columns: [{ name: 'Wings', value: ({ spec }) => spec.wings }] })],
 * });
 * ```
 */
export function otherVersion(kind, aspects = {}) {
    return { kind, ...aspects };
}
