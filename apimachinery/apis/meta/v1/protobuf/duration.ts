/** A Duration in Protobuf: a message with nanoseconds. */
import type { MessageFacts, Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import { formatDuration, parseDuration } from '../duration.ts';

const duration: MessageFacts = {
  type: 'k8s.io/apimachinery/pkg/apis/meta/v1.Duration',
  fields: [['duration', 'int64', 0]],
};

/** Reads a Duration; `value` is what an earlier occurrence of the field held. */
export function readDuration(reader: Reader, value = '0s'): string {
  const outer = reader.open();
  let text = value;
  for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
    if (tag === 8) text = formatDuration(BigInt(reader.integer()));
    else reader.other(tag, duration);
  }
  reader.leave(outer);
  return text;
}

export function writeDuration(writer: Writer, value: string | null | undefined, tag: number): void {
  const size = writer.size();
  writer.int64(parseDuration(value ?? '0'), 8);
  writer.close(size, tag);
}
