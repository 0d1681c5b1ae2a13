import { Serializer as JSONSerializer } from '../../dist/apimachinery/runtime/serializer/json/serializer.js';
import { decodeAll, encodeAll } from '../../dist/src/index.js';
import { encode as encodeProtobuf } from '../../dist/src/protobuf.js';
import { scheme } from '../../dist/src/scheme.js';
import { hexDump } from './hex_dump.mjs';

const canonical = new JSONSerializer(scheme, { canonical: true });

/** The objects of a text in another format. @throws for what cannot be decoded, or has no Protobuf form */
export function convert(text, format) {
  const objects = decodeAll(scheme, text, { unstructured: true });
  switch (format) {
    case 'json':
      return objects.map((object) => `${JSON.stringify(object, undefined, 2)}\n`).join('');
    case 'yaml':
      return encodeAll(objects, { format: 'yaml' });
    case 'canonical':
      return objects.map((object) => canonical.encodeToString(object)).join('');
    case 'protobuf':
      return objects
        .map((object) => {
          const bytes = encodeProtobuf(object);
          return `${object.kind}: ${bytes.length} bytes\n${hexDump(bytes)}`;
        })
        .join('\n');
    default:
      throw new Error(`no such format: ${format}`);
  }
}
