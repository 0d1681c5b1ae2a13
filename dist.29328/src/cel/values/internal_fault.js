/** What cel-go answers with a panic: the evaluation ends with an internal error. */
export class InternalFault {
    message;
    constructor(message) {
        this.message = message;
    }
}
