/** What Node's Buffer can do faster than TextEncoder. */
export interface NodeBuffer {
  byteLength(text: string): number;
  readonly prototype: {
    latin1Write(this: Uint8Array, text: string, at: number, length: number): number;
    utf8Write(this: Uint8Array, text: string, at: number, length: number): number;
  };
}

/** Undefined where there is no Node. */
export const buffer: NodeBuffer | undefined = /* @__PURE__ */ findBuffer();

function findBuffer(): NodeBuffer | undefined {
  const found = (globalThis as { Buffer?: Partial<NodeBuffer> }).Buffer;
  return typeof found?.byteLength === 'function' &&
    typeof found.prototype?.latin1Write === 'function' &&
    typeof found.prototype.utf8Write === 'function'
    ? (found as NodeBuffer)
    : undefined;
}
