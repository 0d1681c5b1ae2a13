/** What cel-go answers with a panic: the evaluation ends with an internal error. */
export class InternalFault {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}
