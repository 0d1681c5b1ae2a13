/** What cel-go answers with a panic: the evaluation ends with an internal error. */
export declare class InternalFault {
    readonly message: string;
    constructor(message: string);
}
