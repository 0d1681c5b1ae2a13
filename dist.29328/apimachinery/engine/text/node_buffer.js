/** Undefined where there is no Node. */
export const buffer = /* @__PURE__ */ findBuffer();
function findBuffer() {
    const found = globalThis.Buffer;
    return typeof found?.byteLength === 'function' &&
        typeof found.prototype?.latin1Write === 'function' &&
        typeof found.prototype.utf8Write === 'function'
        ? found
        : undefined;
}
