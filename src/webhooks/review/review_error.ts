/** A request that is not a review. The message is for the operator of the API server, who finds it in its log. */
export class ReviewError extends Error {
  readonly code = 'ERR_WEBHOOK_REVIEW';
  /** The HTTP status of the answer. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ReviewError';
    this.status = status;
  }
}
