import type { Pod } from '#api/core/v1/zz_generated.types';
import { MIRROR } from './pod.ts';

/** Why a Pod cannot be changed by way of a subresource at all; undefined: it can. */
export function fixedPod(subresource: string, { metadata, spec }: Pod): string | undefined {
  const isMirror = metadata.annotations?.[MIRROR] !== undefined;
  if (subresource === 'ephemeralcontainers')
    return isMirror ? 'static pods do not support ephemeral containers' : undefined;
  if (subresource !== 'resize') return undefined;
  if (isMirror) return 'static pods cannot be resized';
  return spec?.os?.name === 'windows' ? 'windows pods cannot be resized' : undefined;
}
