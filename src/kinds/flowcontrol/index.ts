export { checkFlowSchema } from './flow_schema.ts';
export { checkPriorityLevelConfiguration } from './priority_level_configuration.ts';
