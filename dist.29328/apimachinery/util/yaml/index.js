export { UnexpectedEOFError } from '#engine/go/unexpected_eof';
export { jsonToYAML } from '#engine/yaml/json_to_yaml';
export { toJSON, unmarshal, unmarshalStrict, yamlToJSON, yamlToJSONStrict } from './convert.js';
export { DocumentDecoder, DocumentTooLongError } from './document_decoder.js';
export { guessJSONStream, isJSONBuffer } from './guess.js';
export { JSONSyntaxError, YAMLSyntaxError } from './syntax_error.js';
export { YAMLOrJSONDecoder, YAMLToJSONDecoder } from './yaml_or_json_decoder.js';
export { readDocuments, splitDocuments, YAMLReader } from './yaml_reader.js';
