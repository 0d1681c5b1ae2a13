/// <reference types="node" />

import { fromObject } from '#apimachinery/api/errors/from_object';
import { isGone, isResourceExpired } from '#apimachinery/api/errors/predicates';
import type { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import type { ListOptions, ResourceClient } from '../../client/index.ts';
import { RetryWatcher } from '../../client/tools/watch/index.ts';
import type { Arguments } from '../arguments.ts';
import { OK } from '../command.ts';
import { printable } from '../printable.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';
import { refused, typeLabel, withCluster } from './cluster.ts';
import { secondsOf } from './cluster_options.ts';
import { renderTable } from './render_table.ts';
import { wantedBy } from './resource_arguments.ts';

/** Changes that come together are drawn together. */
const PAUSE = 100;

type Show = (type: string, object: Unstructured) => void;

/** The work of `watch`. @returns the exit status */
export function watchObjects(args: Arguments): Promise<number> {
  return withCluster(args, async (cluster) => {
    const [wanted, ...others] = await wantedBy(args, cluster);
    if (others.length > 0 || wanted === undefined) throw new UsageError(`${args.paths[0]} is more than one resource`);
    const { resource, names } = wanted;
    const everywhere = args.has('all-namespaces');
    const objects = cluster.objects(resource, everywhere ? '' : cluster.namespace);
    const seconds = secondsOf(args, 'timeout');
    const signal = seconds === undefined ? undefined : AbortSignal.timeout(seconds);
    const fields = [names[0] === undefined ? undefined : `metadata.name=${names[0]}`, args.value('field-selector')];
    const fieldSelector = fields.filter((each) => each !== undefined).join(',');
    const labelSelector = args.value('selector') ?? '';
    const selected = { labelSelector, fieldSelector, signal };
    const prefix = `${typeLabel(resource)}/`;
    try {
      if (args.value('output') === 'table') {
        const table = new LiveTable(async () => {
          const rows = await objects.table(selected);
          return renderTable(rows, { namespaces: everywhere && resource.namespaced });
        });
        await follow(objects, selected, false, () => table.changed());
        await table.end();
      } else
        await follow(objects, selected, args.has('only-changes'), printer(args.value('output') === 'json', prefix));
      return OK;
    } catch (error) {
      if (signal?.aborted === true) return OK;
      return refused(error);
    }
  });
}

function printer(json: boolean, prefix: string): Show {
  return (type, object) => {
    const namespace = object.getNamespace();
    const line = json
      ? JSON.stringify({ type, object })
      : `${type.padEnd(8)}  ${prefix}${printable(object.getName())}${namespace === '' ? '' : `  ${printable(namespace)}`}`;
    streams().stdout.write(`${line}\n`);
  };
}

/** Lists and watches; after the server has forgotten what it had sent, what has changed meanwhile is found by comparing. */
async function follow(
  objects: ResourceClient<Unstructured>,
  options: ListOptions,
  onlyChanges: boolean,
  show: Show,
): Promise<void> {
  const known = new Map<string, Unstructured>();
  for (let first = true; ; first = false) {
    const list = await objects.list(options);
    const gone = new Map(known);
    for (const object of list.items) {
      const key = `${object.getNamespace()}/${object.getName()}`;
      const before = gone.get(key);
      gone.delete(key);
      known.set(key, object);
      if (before?.getResourceVersion() !== object.getResourceVersion() && !(first && onlyChanges))
        show(before === undefined ? 'ADDED' : 'MODIFIED', object);
    }
    for (const [key, object] of gone) {
      known.delete(key);
      show('DELETED', object);
    }
    for await (const event of new RetryWatcher(list.metadata.resourceVersion ?? '', objects, options)) {
      if (event.type === 'ERROR') {
        const error = fromObject(event.object);
        if (isGone(error) || isResourceExpired(error)) break;
        throw error;
      }
      const key = `${event.object.getNamespace()}/${event.object.getName()}`;
      if (event.type === 'DELETED') known.delete(key);
      else known.set(key, event.object);
      show(event.type, event.object);
    }
  }
}

/// <reference types="node" />

/** A table on standard output that is drawn anew over itself; without a terminal, below itself. */
class LiveTable {
  readonly #read: () => Promise<readonly string[]>;
  #drawn = 0;
  #last = '';
  #timer: NodeJS.Timeout | undefined;
  #drawing: Promise<void> = Promise.resolve();
  #failure: { readonly error: unknown } | undefined;

  /** @param read gives the lines as they are now */
  constructor(read: () => Promise<readonly string[]>) {
    this.#read = read;
  }

  /** Says that the table is not right any more. @throws what reading it threw */
  changed(): void {
    if (this.#failure !== undefined) throw this.#failure.error;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#drawing = this.#drawing.then(() => this.#draw());
    }, PAUSE);
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#drawing;
  }

  async #draw(): Promise<void> {
    try {
      const { isTTY = false, columns = 80, rows = 24 } = streams().stdout;
      const all = await this.#read();
      const lines = isTTY ? all.slice(0, Math.max(rows - 1, 1)).map((line) => line.slice(0, columns)) : all;
      const text = `${lines.join('\n')}\n`;
      if (text === this.#last) return;
      this.#last = text;
      const over = isTTY && this.#drawn > 0 ? `\x1b[${this.#drawn}A\x1b[J` : this.#drawn > 0 ? '\n' : '';
      streams().stdout.write(over + text);
      this.#drawn = lines.length;
    } catch (error) {
      this.#failure = { error };
    }
  }
}
