/** The fields that an API server sets, whatever is sent to it: to be ignored where what was wanted is compared. */
export const ServerFields: readonly string[] = [
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
