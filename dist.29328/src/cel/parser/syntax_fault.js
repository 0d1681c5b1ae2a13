/** Where the text stops being an expression. */
export class SyntaxFault {
    /** Where, in UTF-16 units. */
    at;
    message;
    constructor(at, message) {
        this.at = at;
        this.message = message;
    }
}
/** Thrown when there are too many faults to go on; all is reported then. */
export class Abandoned {
}
/** Thrown for an expression that nests too deeply. */
export class RecursionFault {
    message;
    constructor(message) {
        this.message = message;
    }
}
