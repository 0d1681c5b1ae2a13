export { checkCronJob } from './cron_job.js';
export { checkJob } from './job/validation.js';
