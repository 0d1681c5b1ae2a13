/** A readable message for a system error. */
export declare function systemMessage(error: unknown): string;
