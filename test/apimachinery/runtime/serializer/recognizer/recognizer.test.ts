import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Decoder, StrictDecodingError } from 'kubetyped/apimachinery/runtime';
import { GroupVersionKind } from 'kubetyped/apimachinery/runtime/schema';
import { newDecoder, type RecognizingDecoder } from 'kubetyped/apimachinery/runtime/serializer/recognizer';

const gvk = new GroupVersionKind({ version: 'v1', kind: 'A' });

function decoder(name: string, error?: Error): Decoder {
  return {
    decode() {
      if (error !== undefined) throw error;
      return { object: { kind: name }, gvk };
    },
  };
}

function recognizing(name: string, answer: boolean | undefined, error?: Error): RecognizingDecoder {
  return { ...decoder(name, error), recognizesData: () => answer };
}

const kindOf = (...decoders: Decoder[]): string | undefined => newDecoder(...decoders).decode('').object.kind;

test('the first that recognizes the data decodes, whatever comes of it', () => {
  assert.equal(
    kindOf(
      recognizing('a', false),
      recognizing('b', undefined),
      decoder('c'),
      recognizing('d', true),
      recognizing('e', true),
    ),
    'd',
  );
  assert.throws(() => kindOf(decoder('a'), recognizing('b', true, new Error('wrong'))), { message: 'wrong' });
});

test('those that cannot tell are tried in turn', () => {
  assert.equal(kindOf(recognizing('a', undefined, new Error('wrong')), decoder('b'), decoder('c')), 'b');
  assert.throws(() => kindOf(recognizing('a', undefined, new Error('first')), decoder('b', new Error('last'))), {
    message: 'last',
  });
});

test('a strict complaint about a decoded object is success', () => {
  assert.throws(() => kindOf(decoder('a', new StrictDecodingError(['x'], { kind: 'A' }, gvk)), decoder('b')), {
    code: 'ERR_STRICT_DECODING',
  });
  assert.equal(kindOf(decoder('a', new StrictDecodingError(['x'])), decoder('b')), 'b');
});

test('nobody knows the format', () => {
  assert.throws(() => kindOf(), {
    code: 'ERR_UNKNOWN_FORMAT',
    message: 'no serialization format matched the provided data',
  });
  assert.throws(() => kindOf(recognizing('a', false)), { code: 'ERR_UNKNOWN_FORMAT' });
});

test('a recognizer of recognizers', () => {
  assert.equal(newDecoder(recognizing('a', false), recognizing('b', true)).recognizesData(''), true);
  assert.equal(newDecoder(recognizing('a', false), recognizing('b', undefined)).recognizesData(''), undefined);
  assert.equal(newDecoder(recognizing('a', false), decoder('b')).recognizesData(''), false);
  assert.equal(kindOf(newDecoder(recognizing('a', false)), newDecoder(recognizing('b', true))), 'b');
});
