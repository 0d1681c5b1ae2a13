export { codecs, CronJob, CronJobList } from './zz_generated.pb.ts';
