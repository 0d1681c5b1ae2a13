import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Watched } from './notice.ts';

/** The versions of objects, as `UID/VERSION`, by `NAMESPACE/NAME`, for one kind. */
type Versions = Record<string, string>;

interface Memory {
  readonly apiVersion: string;
  readonly kind: string;
  readonly objects: Versions;
}

function keyOf({ metadata }: Watched): string {
  return `${metadata?.namespace ?? ''}/${metadata?.name ?? ''}`;
}

/** Up to which version of each object of a kind an outlet has been told. */
export class Told {
  /** Nothing was told before this run. */
  readonly isNew: boolean;
  readonly #memory: Memory;
  readonly #changed: () => void;

  constructor(memory: Memory, isNew: boolean, changed: () => void) {
    this.#memory = memory;
    this.isNew = isNew;
    this.#changed = changed;
  }

  get(object: Watched): string | undefined {
    return this.#memory.objects[keyOf(object)];
  }

  set(object: Watched, version: string): void {
    this.#memory.objects[keyOf(object)] = version;
    this.#changed();
  }

  forget(object: Watched): void {
    delete this.#memory.objects[keyOf(object)];
    this.#changed();
  }

  /** The objects that were told of and are no more. @param uids of those that there are */
  missing(uids: ReadonlySet<string>): Watched[] {
    const { apiVersion, kind, objects } = this.#memory;
    return Object.entries(objects).flatMap(([key, version]) => {
      const [namespace = '', name = ''] = key.split('/');
      const [uid = '', resourceVersion = ''] = version.split('/');
      if (uids.has(uid)) return [];
      return [
        { apiVersion, kind, metadata: { ...(namespace && { namespace }), name, uid, resourceVersion } } as Watched,
      ];
    });
  }
}

/** How long after a change it is written, in milliseconds. */
const DELAY = 500;

/** What outlets have been told, kept in a file over the end of the program. */
export class Memories {
  readonly #file: string | undefined;
  readonly #memories: Record<string, Memory>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param file undefined: kept in memory alone. @throws SyntaxError when it is of something else */
  constructor(file: string | undefined) {
    this.#file = file;
    this.#memories = {};
    if (file === undefined || !existsSync(file)) return;
    const { kubewatch, memories } = JSON.parse(readFileSync(file, 'utf8')) as {
      kubewatch?: number;
      memories?: Record<string, Memory>;
    };
    if (kubewatch !== 1 || memories === undefined) throw new SyntaxError(`${file} is no state of kubewatch`);
    this.#memories = memories;
  }

  /** Of the objects of a kind, in a namespace, for an outlet. */
  of(outlet: string, what: { readonly apiVersion: string; readonly kind: string; readonly scope: string }): Told {
    const { apiVersion, kind, scope } = what;
    const key = `${outlet} ${apiVersion} ${kind} ${scope}`;
    const known = this.#memories[key];
    const memory = known ?? { apiVersion, kind, objects: Object.create(null) as Versions };
    this.#memories[key] = memory;
    return new Told(memory, known === undefined, () => this.#saveLater());
  }

  /** Writes it: all or nothing. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#file === undefined) return;
    writeFileSync(`${this.#file}.new`, JSON.stringify({ kubewatch: 1, memories: this.#memories }), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }

  #saveLater(): void {
    if (this.#file !== undefined) this.#timer ??= setTimeout(() => this.save(), DELAY);
  }
}
