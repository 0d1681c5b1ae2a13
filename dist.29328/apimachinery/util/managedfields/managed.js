/** Nobody owns anything. Mirrors Go's `NewEmptyManaged`. */
export function newEmptyManaged() {
    return { fields: new Map(), times: new Map() };
}
