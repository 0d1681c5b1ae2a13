export { codecs, FlowSchema, FlowSchemaList, PriorityLevelConfiguration, PriorityLevelConfigurationList, } from './zz_generated.pb.ts';
