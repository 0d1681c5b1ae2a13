import type { Issues } from './issue.ts';
import type { Source } from './source.ts';

/** Where the text stops being an expression. */
export class SyntaxFault {
  /** Where, in UTF-16 units. */
  readonly at: number;
  readonly message: string;

  constructor(at: number, message: string) {
    this.at = at;
    this.message = message;
  }
}

/** Reports the issues of a text that is no expression. */
export function syntaxIssues(source: Source, fault: SyntaxFault, issues: Issues): void {
  issues.report(source.locationOf(fault.at), `Syntax error: ${fault.message}`);
}
