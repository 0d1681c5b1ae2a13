import { YAMLError } from './error.js';
import { Parser } from './parser.js';
import { Scanner } from './scanner.js';
import { openSource } from './source.js';
/** The node tree of the first document; undefined if there is none. @throws YAMLError */
export function compose(input) {
    const { text, bad } = openSource(input);
    const scanner = new Scanner(text);
    if (bad === undefined)
        return new Parser(scanner).parse();
    let root;
    let failure;
    try {
        root = new Parser(scanner).parse();
    }
    catch (error) {
        failure = error;
    }
    // Differs from Go: how far it has read when a bad character is met is known here only to a few characters.
    if (scanner.pos + 4 > bad.limit) {
        const before = text.slice(0, bad.index).split(/\r\n|[\n\r\x85\u2028\u2029]/);
        throw new YAMLError(`yaml: ${bad.problem}`, before.length, before[before.length - 1].length + 1);
    }
    if (failure !== undefined)
        throw failure;
    return root;
}
