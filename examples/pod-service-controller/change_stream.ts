import type { Change, PodServices } from './pod_services.ts';
import { podView, serviceView } from './views.ts';

/** So that proxies don't take a quiet stream for a dead one, in milliseconds. */
const HEARTBEAT = 15_000;

/**
 * Everything there is, and then whatever changes, as server-sent events: `Pod` and `Service`, each with the key and the view
 * of an object, which is null when it is gone; `ready` when everything has been told. What changes while the reader is slow
 * is told once: no more is kept for it than there are objects.
 */
export function changeStream(mapping: PodServices): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pending = new Map<string, Change>();
  let isNew = true;
  let wake = (): void => undefined;
  let end = (): void => undefined;
  const note = (change: Change): void => {
    pending.set(`${change.kind} ${change.name.namespace}/${change.name.name}`, change);
    wake();
  };
  const text = ({ kind, name }: Change): string => {
    const view = kind === 'Pod' ? podView(mapping, name) : serviceView(mapping, name);
    const key = `${name.namespace}/${name.name}`;
    return `event: ${kind}\ndata: ${JSON.stringify({ key, view: view ?? null })}\n\n`;
  };
  return new ReadableStream({
    start: () => {
      for (const [kind, lister] of [
        ['Pod', mapping.pods],
        ['Service', mapping.services],
      ] as const)
        for (const { metadata } of lister.list())
          note({ kind, name: { namespace: metadata.namespace ?? '', name: metadata.name ?? '' } });
      end = mapping.watch(note);
    },
    async pull(controller) {
      if (pending.size === 0 && !isNew) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, HEARTBEAT);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const changes = [...pending.values()].map(text).join('');
      pending.clear();
      const ready = isNew ? 'event: ready\ndata: {}\n\n' : '';
      isNew = false;
      controller.enqueue(encoder.encode(changes + ready || ': still there\n\n'));
    },
    cancel: () => {
      end();
      wake();
    },
  });
}
