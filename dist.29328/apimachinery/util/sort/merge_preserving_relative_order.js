import { MinHeap } from '#engine/go/min_heap';
import { compareUTF8 } from '#engine/text/utf8';
/**
 * All items of the lists once, in an order consistent with every list; ties are resolved by UTF-8 byte order. A list
 * that already has every item once is returned as is. If lists contradict each other or have duplicates, there may be
 * no such order: then the items are sorted. Mirrors Go's `sort.MergePreservingRelativeOrder`.
 */
export function mergePreservingRelativeOrder(inputLists) {
    const graph = new Map();
    for (const list of inputLists) {
        for (const [at, item] of list.entries()) {
            const node = nodeOf(graph, item);
            if (at === list.length - 1)
                continue;
            const next = list[at + 1];
            if (node.followers.has(next))
                continue;
            node.followers.add(next);
            nodeOf(graph, next).predecessors++;
        }
    }
    const complete = inputLists.find((list) => list.length === graph.size && new Set(list).size === list.length);
    if (complete !== undefined)
        return [...complete];
    const sorted = topologicalSort(graph);
    return sorted.length === graph.size ? sorted : [...graph.keys()].sort(compareUTF8);
}
function nodeOf(graph, item) {
    let node = graph.get(item);
    if (node === undefined)
        graph.set(item, (node = { followers: new Set(), predecessors: 0 }));
    return node;
}
/** The items in order; incomplete when there is a cycle. */
function topologicalSort(graph) {
    const ready = new MinHeap((a, b) => compareUTF8(a, b) < 0);
    for (const [item, node] of graph)
        if (node.predecessors === 0)
            ready.push(item);
    const sorted = [];
    for (let item = ready.pop(); item !== undefined; item = ready.pop()) {
        sorted.push(item);
        for (const follower of graph.get(item).followers) {
            const node = graph.get(follower);
            if (--node.predecessors === 0)
                ready.push(follower);
        }
    }
    return sorted;
}
