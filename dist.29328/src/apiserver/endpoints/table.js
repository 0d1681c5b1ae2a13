import { convertToHumanReadableDateType } from '#apimachinery/api/meta/table/table';
/** Name and age: what is shown where nothing is said. */
export const defaultColumns = [
    { name: 'Name', format: 'name', description: 'Name of the object.', value: ({ metadata }) => metadata.name ?? '' },
    {
        name: 'Age',
        type: 'date',
        description: 'Time since the object was created.',
        value: ({ metadata }) => metadata.creationTimestamp,
    },
];
/** How a client knows the columns. */
export function columnDefinitions(columns) {
    return columns.map(({ name, type = 'string', format = '', description = '', priority = 0 }) => ({
        name,
        type,
        format,
        description,
        priority,
    }));
}
/** The cells of objects, a row for each. @param isList whether they are shown as a list */
export function cellsOf(columns, objects, isList) {
    const shown = columns.map(({ type, value, valuesOf, finished }) => {
        const cells = isList && valuesOf ? valuesOf(objects) : objects.map((object) => value(object));
        if (type !== 'date' || finished === true)
            return cells;
        return cells.map((cell) => convertToHumanReadableDateType(typeof cell === 'string' ? cell : undefined));
    });
    return objects.map((_, index) => shown.map((cells) => cells[index] ?? null));
}
