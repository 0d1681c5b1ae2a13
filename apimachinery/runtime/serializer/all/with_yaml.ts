import { ContentTypeYAML } from '../../content_type.ts';
import { newSerializerInfo, type SerializerFactory } from '../serializer_info.ts';
import { Serializer } from '../yaml/serializer.ts';

/** YAML: single objects, and strict. It has no streams. */
export const withYAML: SerializerFactory = (scheme, { pretty: _, ...options }) =>
  newSerializerInfo(ContentTypeYAML, {
    encodesAsText: true,
    serializer: new Serializer(scheme, options),
    strictSerializer: new Serializer(scheme, { ...options, strict: true }),
  });
