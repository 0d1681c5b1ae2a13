/** JSON that is published compressed, beside the program: `explain.json`, `releases.json`. */
export declare function readPublishedData(name: string): unknown;
