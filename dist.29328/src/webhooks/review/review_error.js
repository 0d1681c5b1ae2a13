/** A request that is no review. The message is for the operator of the API server, who finds it in its log. */
export class ReviewError extends Error {
    code = 'ERR_WEBHOOK_REVIEW';
    /** The HTTP status of the answer. */
    status;
    constructor(status, message) {
        super(message);
        this.name = 'ReviewError';
        this.status = status;
    }
}
