/** The kinds of tokens, named as cel-go's grammar shows them in error texts. */
export type TokenKind = "'=='" | "'!='" | "'in'" | "'<'" | "'<='" | "'>='" | "'>'" | "'&&'" | "'||'" | "'['" | "']'" | "'{'" | "'}'" | "'('" | "')'" | "'.'" | "','" | "'-'" | "'!'" | "'?'" | "':'" | "'+'" | "'*'" | "'/'" | "'%'" | "'true'" | "'false'" | "'null'" | 'NUM_FLOAT' | 'NUM_INT' | 'NUM_UINT' | 'STRING' | 'BYTES' | 'IDENTIFIER' | 'ESC_IDENTIFIER' | '<EOF>';
/** A token of an expression. */
export interface Token {
    readonly kind: TokenKind;
    readonly text: string;
    /** Where it begins, in UTF-16 units. */
    readonly start: number;
}
/** The order in which the grammar declares its tokens: sets of tokens in error texts are sorted by it. */
export declare const TOKEN_ORDER: readonly TokenKind[];
