/** The entries of `metadata.managedFields` can't be read or written. */
export class ManagedFieldsError extends Error {
  readonly code = 'ERR_MANAGED_FIELDS';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ManagedFieldsError';
  }
}
