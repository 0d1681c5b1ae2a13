// CBOR. cborg knows no types: it reads maps with text keys into plain objects, and writes those.
import { decode, encode } from 'cborg';
import { addToScheme } from '../../dist/node/api/index.js';
import { Scheme } from '../../dist/node/apimachinery/runtime/index.js';
import { Serializer } from '../../dist/node/apimachinery/runtime/serializer/cbor/index.js';

function newSerializer() {
  const scheme = new Scheme('bench');
  addToScheme(scheme);
  return new Serializer(scheme);
}

/** Both read what cborg has written: it has text strings where Go has byte strings. */
function decodeAgainstCborg(data) {
  return {
    name: `decode CBOR ${data}`,
    against: 'cborg',
    data,
    prepare(texts) {
      const serializer = newSerializer();
      const messages = texts.map((text) => encode(JSON.parse(text)));
      return {
        baseline: (turn) => decode(messages[turn % messages.length]),
        ours: (turn) => serializer.decode(messages[turn % messages.length]).object,
      };
    },
  };
}

function encodeAgainstCborg(data) {
  return {
    name: `encode CBOR ${data}`,
    against: 'cborg',
    data,
    prepare(texts) {
      const serializer = newSerializer();
      const plain = texts.map((text) => JSON.parse(text));
      const objects = plain.map((object) => serializer.decode(encode(object)).object);
      return {
        baseline: (turn) => encode(plain[turn % plain.length]),
        ours: (turn) => serializer.encode(objects[turn % objects.length]),
      };
    },
  };
}

function decodeAgainstGo(data) {
  return {
    name: `decode CBOR ${data}`,
    against: 'Go',
    go: 'cbor-decode',
    data,
    prepare(texts) {
      const serializer = newSerializer();
      const messages = texts.map((text) => serializer.encode(JSON.parse(text)));
      return { ours: (turn) => serializer.decode(messages[turn % messages.length]).object };
    },
  };
}

function encodeAgainstGo(data) {
  return {
    name: `encode CBOR ${data}`,
    against: 'Go',
    go: 'cbor-encode',
    data,
    prepare(texts) {
      const serializer = newSerializer();
      const objects = texts.map((text) => serializer.decode(serializer.encode(JSON.parse(text))).object);
      return { ours: (turn) => serializer.encode(objects[turn % objects.length]) };
    },
  };
}

export const comparisons = [decodeAgainstCborg, encodeAgainstCborg, decodeAgainstGo, encodeAgainstGo].flatMap(
  (compare) => ['pod', 'NodeList'].map((data) => compare(data)),
);
