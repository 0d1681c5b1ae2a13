import type { Codecs } from '#engine/protobuf/codec';
/** What reads and writes the Kinds of all groups. */
export declare const codecs: Codecs;
