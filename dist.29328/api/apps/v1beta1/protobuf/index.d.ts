export { codecs, Scale, StatefulSet, StatefulSetList, Deployment, DeploymentRollback, DeploymentList, ControllerRevision, ControllerRevisionList, } from './zz_generated.pb.ts';
