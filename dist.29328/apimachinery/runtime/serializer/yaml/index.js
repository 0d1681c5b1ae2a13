export { Serializer } from './serializer.js';
export { YAMLDocument } from './yaml_document.js';
