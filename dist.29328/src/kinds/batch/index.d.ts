export { checkCronJob } from './cron_job.ts';
export { checkJob } from './job/validation.ts';
