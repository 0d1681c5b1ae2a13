/// <reference types="node" />

import type { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import { append } from '#engine/go/append';
import { stringifyJSON } from '#engine/json/stringify';
import { stringifyYAML } from '#engine/yaml/index';
import type { ListOptions } from '../../client/index.ts';
import type { Arguments } from '../arguments.ts';
import { OK } from '../command.ts';
import { printable } from '../printable.ts';
import { Output } from '../report/output.ts';
import { streams } from '../streams.ts';
import { type Cluster, refused, typeLabel, withCluster } from './cluster.ts';
import { renderTable } from './render_table.ts';
import { type Wanted, wantedBy } from './resource_arguments.ts';

/** The work of `get`. @returns the exit status */
export function getObjects(args: Arguments): Promise<number> {
  return withCluster(args, async (cluster) => {
    const wanted = await wantedBy(args, cluster);
    const format = args.value('output') ?? 'table';
    return format === 'table' || format === 'wide'
      ? showTables(args, cluster, wanted, format === 'wide')
      : showObjects(args, cluster, wanted, format);
  });
}

/** Selectors of the command line, for lists. */
function selected(args: Arguments): ListOptions {
  const [labelSelector, fieldSelector] = [args.value('selector'), args.value('field-selector')];
  return {
    ...(labelSelector !== undefined && { labelSelector }),
    ...(fieldSelector !== undefined && { fieldSelector }),
  };
}

async function showTables(
  args: Arguments,
  cluster: Cluster,
  wanted: readonly Wanted[],
  wide: boolean,
): Promise<number> {
  const out = new Output();
  const everywhere = args.has('all-namespaces');
  let status = OK;
  let shown = 0;
  for (const { resource, names } of wanted) {
    const objects = cluster.objects(resource, everywhere ? '' : cluster.namespace);
    const prefix = wanted.length > 1 ? `${typeLabel(resource)}/` : '';
    try {
      const tables =
        names.length === 0
          ? [await objects.table(selected(args))]
          : await Promise.all(names.map((name) => objects.table({ name })));
      // Servers write null for no rows.
      const rows = tables.flatMap((table) => table.rows ?? []);
      if (rows.length === 0) continue;
      const { columnDefinitions } = tables[0]!;
      const lines = renderTable(
        { columnDefinitions, rows },
        { wide, prefix, namespaces: everywhere && resource.namespaced },
      );
      out.write(`${shown > 0 ? '\n' : ''}${lines.join('\n')}\n`);
      shown += rows.length;
      await out.pause();
    } catch (error) {
      status = refused(error);
    }
  }
  await out.end();
  if (shown === 0 && status === OK) {
    const place = everywhere || wanted.every(({ resource }) => !resource.namespaced) ? '' : ` in ${cluster.namespace}`;
    streams().stderr.write(`No objects found${printable(place)}.\n`);
  }
  return status;
}

async function showObjects(
  args: Arguments,
  cluster: Cluster,
  wanted: readonly Wanted[],
  format: string,
): Promise<number> {
  const out = new Output();
  const found: Unstructured[] = [];
  let status = OK;
  for (const { resource, names } of wanted) {
    const objects = cluster.objects(resource, args.has('all-namespaces') ? '' : cluster.namespace, {
      omitManagedFields: !args.has('show-managed-fields'),
    });
    try {
      const items: Unstructured[] = [];
      if (names.length > 0) for (const name of names) items.push(await objects.get(name));
      else for await (const object of objects.each(selected(args))) items.push(object);
      if (format === 'name')
        for (const item of items) out.write(`${typeLabel(resource)}/${printable(item.getName())}\n`);
      append(found, items);
    } catch (error) {
      status = refused(error);
    }
  }
  const one = wanted.length === 1 && wanted[0]!.names.length === 1;
  if (format !== 'name' && (!one || found.length === 1)) {
    const all = one ? found[0]! : { apiVersion: 'v1', kind: 'List', metadata: {}, items: found };
    out.write(format === 'json' ? `${stringifyJSON(all, { indent: 2 })}\n` : stringifyYAML(all));
  }
  await out.end();
  return status;
}
