import { ContentTypeYAML } from '../../content_type.js';
import { newSerializerInfo } from '../serializer_info.js';
import { Serializer } from '../yaml/serializer.js';
/** YAML: single objects, and strict. It has no streams. */
export const withYAML = (scheme, { pretty: _, ...options }) => newSerializerInfo(ContentTypeYAML, {
    encodesAsText: true,
    serializer: new Serializer(scheme, options),
    strictSerializer: new Serializer(scheme, { ...options, strict: true }),
});
