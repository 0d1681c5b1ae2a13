import { ContentTypeYAML } from '../../content_type.ts';
import { newSerializerInfo, type SerializerFactory } from '../serializer_info.ts';
import { Serializer } from '../yaml/serializer.ts';

/** YAML: single objects, and strict. It has no streams. */
export const withYAML: SerializerFactory = (scheme, { strict, canonical }) =>
  newSerializerInfo(ContentTypeYAML, {
    encodesAsText: true,
    serializer: new Serializer(scheme, { strict, canonical }),
    strictSerializer: new Serializer(scheme, { strict: true, canonical }),
  });
