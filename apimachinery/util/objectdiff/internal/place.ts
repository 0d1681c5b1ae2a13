import type { DiffStep } from '../difference.ts';

/** The location of a value, and the objects around it. */
export class Place {
  readonly parent: Place | undefined;
  readonly step: DiffStep;
  readonly depth: number;
  #text: string | undefined;

  constructor(parent: Place | undefined, step: DiffStep) {
    this.parent = parent;
    this.step = step;
    this.depth = parent === undefined ? 0 : parent.depth + 1;
  }

  get steps(): DiffStep[] {
    const steps: DiffStep[] = [];
    for (let at: Place = this; at.parent !== undefined; at = at.parent) steps.push(at.step);
    return steps.reverse();
  }

  /** The path as shown to readers. Siblings share the string of their parent. */
  toString(): string {
    if (this.parent === undefined) return '';
    return (this.#text ??= append(String(this.parent), this.step));
  }
}

function append(path: string, step: DiffStep): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  if (typeof step === 'string')
    return isName(step) ? (path === '' ? step : `${path}.${step}`) : `${path}[${JSON.stringify(step)}]`;
  if ('value' in step) return `${path}[=${keyText(step.value)}]`;
  return `${path}[${Object.entries(step.key)
    .map(([name, value]) => `${name}=${keyText(value)}`)
    .join(',')}]`;
}

function isName(text: string): boolean {
  return /^[A-Za-z_$][A-Za-z0-9_$-]*$/.test(text);
}

/** A string that looks like another value is quoted. */
export function keyText(value: unknown): string {
  const text = String(value);
  const isPlain =
    typeof value !== 'string' || (/^[A-Za-z0-9_./:@-]+$/.test(text) && !/^(?:-?[0-9]+|true|false)$/.test(text));
  return isPlain ? text : JSON.stringify(text);
}
