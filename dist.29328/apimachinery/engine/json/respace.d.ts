/**
 * A JSON text as it is spelled, with other white space: without any, or indented as by Go's `json.Indent`.
 * @param indent spaces for a level; 0 for a text without white space
 * @throws JSONSyntaxError
 */
export declare function respaceJSON(text: string, indent?: number): string;
