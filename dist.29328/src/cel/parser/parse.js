import { ExprBuilder } from './expr_builder.js';
import { Parser } from './expression_parser.js';
import { Issues } from './issue.js';
import { codePoints, NO_LOCATION, Source } from './source.js';
import { Abandoned, RecursionFault } from './syntax_fault.js';
/** How many code points an expression may have. */
const LONGEST_EXPRESSION = 100_000;
/**
 * Parses an expression and expands its macros. Issues are collected; the tree is complete only when there are none.
 * Mirrors the parser of cel-go v0.26 with optional syntax (`a.?b`, `a[?b]`, `[?a]`), its texts and its limits.
 */
export function parse(text, macros) {
    const source = new Source(text);
    const issues = new Issues(source);
    const builder = new ExprBuilder(source);
    const locationOf = (id) => builder.location(id);
    const size = codePoints(text);
    if (size > LONGEST_EXPRESSION) {
        issues.report(NO_LOCATION, `expression code point size exceeds limit: size: ${size}, limit ${LONGEST_EXPRESSION}`);
        return { expr: { kind: 'unspecified', id: 0 }, issues, locationOf };
    }
    let expr = { kind: 'unspecified', id: 0 };
    try {
        expr = new Parser(source, issues, builder, macros).start();
    }
    catch (fault) {
        if (fault instanceof RecursionFault)
            issues.report(NO_LOCATION, fault.message);
        else if (!(fault instanceof Abandoned))
            throw fault;
    }
    return { expr, issues, locationOf };
}
