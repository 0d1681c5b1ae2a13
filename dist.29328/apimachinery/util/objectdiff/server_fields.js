/** Fields that an API server sets, whatever is sent: ignore them when comparing with a desired state. */
export const ServerFields = [
    'metadata.creationTimestamp',
    'metadata.deletionGracePeriodSeconds',
    'metadata.deletionTimestamp',
    'metadata.generation',
    'metadata.managedFields',
    'metadata.resourceVersion',
    'metadata.selfLink',
    'metadata.uid',
    'status',
];
