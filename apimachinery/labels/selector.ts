import { compileRequirements } from './internal/matcher.ts';
import type { Labels } from './labels.ts';
import type { Requirement, Requirements } from './requirement.ts';
import { byKey } from './requirement.ts';

/**
 * Selects objects by labels. Immutable. Created by {@link parse}, {@link selectorFromSet}, {@link everything} and the
 * like. Mirrors Go's `labels.Selector`.
 */
export interface Selector {
  /** Whether an object with these labels matches. */
  matches(labels: Labels): boolean;
  /** Whether there are no conditions, so that everything matches. */
  empty(): boolean;
  /** The form that {@link parse} accepts: `a=1,b in (x,y),!c`. Empty for everything and for nothing. */
  toString(): string;
  /** A selector with additional conditions, sorted by key. {@link nothing} is unchanged. */
  add(...requirements: readonly Requirement[]): Selector;
  /** The conditions; undefined for a selector that matches nothing. */
  requirements(): Requirements | undefined;
  /** Returns this selector, as it is immutable. */
  deepCopySelector(): Selector;
  /** The exact value the selector requires of a label; undefined when there is none. */
  requiresExactMatch(label: string): string | undefined;
}

/** A selector of requirements that are sorted by key. */
export class RequirementSelector implements Selector {
  private readonly list: Requirements;
  #matcher: ((labels: Labels) => boolean) | undefined;

  constructor(requirements: Requirements) {
    this.list = requirements;
  }

  matches(labels: Labels): boolean {
    return (this.#matcher ??= compileRequirements(this.list))(labels);
  }

  empty(): boolean {
    return this.list.length === 0;
  }

  toString(): string {
    return this.list.join(',');
  }

  add(...requirements: readonly Requirement[]): Selector {
    return new RequirementSelector([...this.list, ...requirements].sort(byKey));
  }

  requirements(): Requirements {
    return this.list;
  }

  deepCopySelector(): Selector {
    return this;
  }

  requiresExactMatch(label: string): string | undefined {
    const requirement = this.list.find((each) => each.key() === label);
    if (requirement === undefined || !['=', '==', 'in'].includes(requirement.operator())) return undefined;
    const values = requirement.valuesUnsorted();
    return values.length === 1 ? values[0] : undefined;
  }
}

class NothingSelector implements Selector {
  matches(): boolean {
    return false;
  }

  empty(): boolean {
    return false;
  }

  toString(): string {
    return '';
  }

  add(): Selector {
    return this;
  }

  requirements(): undefined {
    return undefined;
  }

  deepCopySelector(): Selector {
    return this;
  }

  requiresExactMatch(): undefined {
    return undefined;
  }
}

const sharedEverything: Selector = /* @__PURE__ */ new RequirementSelector([]);
const sharedNothing: Selector = /* @__PURE__ */ new NothingSelector();

/** Selects all objects. Mirrors Go's `labels.Everything`. */
export function everything(): Selector {
  return sharedEverything;
}

/** Selects no object, whatever is added. Mirrors Go's `labels.Nothing`. */
export function nothing(): Selector {
  return sharedNothing;
}

/** Whether a selector never matches. Mirrors Go's `labels.MatchesNothing`. */
export function matchesNothing(selector: Selector): boolean {
  return selector.requirements() === undefined;
}

/** A selector without conditions, to add some to. Mirrors Go's `labels.NewSelector`. */
export function newSelector(): Selector {
  return sharedEverything;
}
