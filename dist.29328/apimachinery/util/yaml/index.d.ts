export { UnexpectedEOFError } from '#engine/go/unexpected_eof';
export { jsonToYAML } from '#engine/yaml/json_to_yaml';
export { toJSON, unmarshal, unmarshalStrict, yamlToJSON, yamlToJSONStrict } from './convert.ts';
export { DocumentDecoder, DocumentTooLongError } from './document_decoder.ts';
export { guessJSONStream, isJSONBuffer } from './guess.ts';
export { JSONSyntaxError, YAMLSyntaxError } from './syntax_error.ts';
export { YAMLOrJSONDecoder, YAMLToJSONDecoder } from './yaml_or_json_decoder.ts';
export type { YAMLDocument } from './yaml_reader.ts';
export { readDocuments, splitDocuments, YAMLReader } from './yaml_reader.ts';
