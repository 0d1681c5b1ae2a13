export { codecs, Job, JobList, CronJob, CronJobList } from './zz_generated.pb.ts';
