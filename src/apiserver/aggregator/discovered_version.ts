import { scalarSyntaxes } from '#apimachinery/apis/meta/v1/scalars';
import { APIResourceList } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { APIService } from '#api/apiregistration/v1/zz_generated.types';
import { decodeAs } from '#apimachinery/runtime/serializer/json/decode_as';
import type { DiscoveredResource } from '../endpoints/discovery/discovery_json.ts';

/** A group and version of another server, as its discovery tells it. */
export interface DiscoveredVersion {
  readonly resources: readonly DiscoveredResource[];
  readonly groupPriority: number;
  readonly versionPriority: number;
  /** Where its OpenAPI document is, from the root of the server; undefined: it has none. */
  readonly openAPI: string | undefined;
}

/**
 * @param text an `APIResourceList`
 * @param openAPI the answer to `/openapi/v3`
 * @throws {Error} when the first is none
 */
export function discoveredVersion({ spec }: APIService, text: string, openAPI: string): DiscoveredVersion {
  const { group = '', version = '', groupPriorityMinimum: groupPriority = 0, versionPriority = 0 } = spec ?? {};
  const list = decodeAs(APIResourceList, text, { scalars: scalarSyntaxes });
  const resources = (list.resources ?? []).map((each): DiscoveredResource => {
    const [resource = '', subresource = ''] = each.name.split('/');
    return {
      groupVersion: { group, version },
      kind: { group: each.group || group, version: each.version || version, kind: each.kind },
      resource,
      subresource,
      singularName: each.singularName ?? '',
      namespaced: each.namespaced ?? false,
      verbs: each.verbs ?? [],
      shortNames: each.shortNames ?? [],
      categories: each.categories ?? [],
      custom: undefined,
    };
  });
  return { resources, groupPriority, versionPriority, openAPI: openAPIOf(openAPI, `apis/${group}/${version}`) };
}

function openAPIOf(text: string, path: string): string | undefined {
  try {
    const url: unknown = JSON.parse(text)?.paths?.[path]?.serverRelativeURL;
    return typeof url === 'string' && url.startsWith('/openapi/v3/') ? url : undefined;
  } catch {
    return undefined;
  }
}
