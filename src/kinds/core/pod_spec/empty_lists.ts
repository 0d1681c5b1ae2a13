/** The lists that the metadata of a template for other objects may not have, not even empty. */
const FORBIDDEN = ['finalizers', 'managedFields', 'ownerReferences'] as const;

/** Where empty lists say something in the metadata of a template for other objects. */
export function emptyInTemplateMeta(path: string): readonly string[] {
  return FORBIDDEN.map((name) => `${path}.${name}`);
}

/** Where they do in the spec of a Pod. @param more other places of the object */
export function emptyInPodSpec(path: string, ...more: readonly string[]): readonly string[] {
  return [
    `${path}.resources.claims`,
    ...emptyInTemplateMeta(`${path}.volumes.*.ephemeral.volumeClaimTemplate.metadata`),
    ...more,
  ];
}
