import { timeToDate } from '#apimachinery/apis/meta/v1/time';
import { compareUTF8 } from '#engine/text/utf8';
/** The annotations that make a StorageClass the default; the second is older. */
export const DEFAULT_STORAGE_CLASS = [
    'storageclass.kubernetes.io/is-default-class',
    'storageclass.beta.kubernetes.io/is-default-class',
];
/** The class that an annotation makes the default: of several the newest, then the first by name. */
export function defaultClassName(classes, annotations) {
    const isDefault = ({ metadata }) => annotations.some((key) => metadata.annotations?.[key] === 'true');
    const time = ({ metadata: { creationTimestamp } }) => creationTimestamp ? timeToDate(creationTimestamp).getTime() : 0;
    const [first] = classes
        .filter(isDefault)
        .sort((a, b) => time(b) - time(a) || compareUTF8(a.metadata.name ?? '', b.metadata.name ?? ''));
    return first?.metadata.name;
}
