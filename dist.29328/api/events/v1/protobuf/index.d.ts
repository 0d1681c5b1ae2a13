export { codecs, Event, EventList } from './zz_generated.pb.ts';
