import { codecs as apiCodecs } from '../../api/protobuf/index.ts';
import { codecs as metaCodecs } from '../../apimachinery/apis/meta/v1/protobuf/index.ts';
import { Serializer } from '../../apimachinery/runtime/serializer/protobuf/serializer.ts';
import type { Codecs } from '../engine/protobuf/codec.ts';
import { scheme } from '../index.ts';

/** The codecs of every Kind. To be imported when something is in Protobuf: they are many. */
export const codecs: Codecs = [apiCodecs, metaCodecs];

export const serializer: Serializer = new Serializer(scheme, { codecs });
