import type { TestContext } from 'node:test';

interface Counts {
  objects: number;
  refused: number;
  found: number;
  falseRefusals: number;
  sameFields: number;
}

/** How often `validate` and kube-apiserver say the same, class by class. */
export class Tally {
  readonly #classes = new Map<string, Counts>();
  readonly falseRefusals: string[] = [];
  readonly missed: string[] = [];

  add(
    name: string,
    kind: string,
    taken: boolean,
    theirs: readonly string[] | undefined,
    ours: readonly { field: string; message: string }[],
  ): void {
    let counts = this.#classes.get(kind);
    if (counts === undefined)
      this.#classes.set(kind, (counts = { objects: 0, refused: 0, found: 0, falseRefusals: 0, sameFields: 0 }));
    counts.objects++;
    if (taken) {
      if (ours.length === 0) return;
      counts.falseRefusals++;
      this.falseRefusals.push(`${name}: ${ours.map(({ message }) => message).join('; ')}`);
      return;
    }
    counts.refused++;
    if (ours.length === 0) {
      this.missed.push(name);
      return;
    }
    counts.found++;
    const fields = [...new Set(ours.map(({ field }) => field))].sort();
    if (theirs === undefined || fields.join(' ') === theirs.join(' ')) counts.sameFields++;
  }

  /** The share of the refusals that were found. */
  get share(): number {
    const all = [...this.#classes.values()];
    const sum = (of: (counts: Counts) => number): number => all.reduce((total, counts) => total + of(counts), 0);
    return sum(({ found }) => found) / sum(({ refused }) => refused);
  }

  report(t: TestContext): void {
    for (const [kind, { objects, refused, found, falseRefusals, sameFields }] of [...this.#classes].sort()) {
      t.diagnostic(
        `${kind}: ${objects} objects, ${refused} refused, ${found} found, ${sameFields} with the same fields, ${falseRefusals} false`,
      );
    }
    t.diagnostic(`${(this.share * 100).toFixed(2)} % of the refusals found`);
  }
}
