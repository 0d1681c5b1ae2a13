/** The JSON of a map as Go writes untyped data, in pieces: each element of a list in the map is one. */
export declare function sortedPieces(map: Readonly<Record<string, unknown>>): Generator<string, void, undefined>;
