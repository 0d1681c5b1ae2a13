import { ReleaseError, readRelease } from '../../releases/index.js';
import { UsageError } from '../usage_error.js';
/** The release that an option names; undefined without the option. @throws UsageError */
export function releaseOf(args) {
    const version = args.value('kubernetes-version');
    if (version === undefined)
        return undefined;
    try {
        return readRelease(version);
    }
    catch (error) {
        throw error instanceof ReleaseError ? new UsageError(error.message, 'give it as in 1.36') : error;
    }
}
const VALUES = 'One of ';
/** What is said of the fields that a release has, and of those of their values that it has. */
export function explanationsIn(release, known) {
    const types = Object.entries(known.types).map(([type, explained]) => {
        const fields = explained.fields
            .filter(([name]) => release.hasField(type, name))
            .map((field) => {
            const [name, typeName, doc, below] = field;
            const narrowed = doc.map((sentence) => {
                if (!sentence.startsWith(VALUES))
                    return sentence;
                const values = sentence.slice(VALUES.length, -1).split(', ');
                return `${VALUES}${values.filter((value) => release.hasField(type, name, value)).join(', ')}.`;
            });
            return below === undefined ? [name, typeName, narrowed] : [name, typeName, narrowed, below];
        });
        return [type, { ...explained, fields }];
    });
    return { ...known, types: Object.fromEntries(types) };
}
