export { codecs, CustomResourceDefinition, CustomResourceDefinitionList, ConversionReview } from './zz_generated.pb.ts';
