import { readPublishedData } from '#src/releases/published_data';
const TYPE_META = 'k8s.io/apimachinery/pkg/apis/meta.TypeMeta';
/** The description of a type, given by its Go name, or of one of its fields. */
export function describe({ words }, type, field = '') {
    const of = (name) => {
        const found = words[name];
        return found !== undefined && Object.hasOwn(found, field) ? found[field] : undefined;
    };
    const own = of(type) ?? of(type.replace(/\/v\d\w*(?=\.\w+$)/, ''));
    const embedsTypeMeta = (field === 'apiVersion' || field === 'kind') && type.startsWith('k8s.io/');
    return own ?? (embedsTypeMeta ? of(TYPE_META) : undefined);
}
/** Reads them: they are generated data, published beside the program. */
export function readExplanations() {
    return readPublishedData('explain.json');
}
