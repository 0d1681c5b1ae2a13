/** Makes an object of one version one of another; may change what it is given. */
export type Convert = (
  object: Record<string, unknown>,
  versions: { readonly from: string; readonly to: string },
) => Promise<object> | object;

/** A step to another version. */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly convert: Convert;
}

/** Ways from version to version. */
export class ConversionPaths {
  readonly #steps: readonly Step[];

  constructor(conversions: Readonly<Record<string, Convert>>) {
    this.#steps = Object.entries(conversions).map(([key, convert]) => {
      const [, from, to] = /^\s*([a-z0-9]+)\s*->\s*([a-z0-9]+)\s*$/.exec(key) ?? [];
      if (from === undefined || to === undefined || from === to)
        throw new TypeError(`${JSON.stringify(key)} names no conversion: expected 'v1 -> v2'`);
      return { from, to, convert };
    });
  }

  /** The shortest way, of no steps for the same version. @throws Error when there is none */
  find(from: string, to: string): readonly Step[] {
    const ways = new Map<string, readonly Step[]>([[from, []]]);
    for (const [at, way] of ways) {
      if (at === to) return way;
      for (const step of this.#steps) if (step.from === at && !ways.has(step.to)) ways.set(step.to, [...way, step]);
    }
    throw new Error(`no conversion from ${from} to ${to}`);
  }
}
