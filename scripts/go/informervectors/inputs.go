package main

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
)

const (
	// End is before the server, or a careful client, would end a watch.
	usualEnd = 250_000
)

var one = []handler{{Name: "h"}}

func inputs(r *rand.Rand) []any {
	var all []scenario
	all = append(all, beginnings()...)
	all = append(all, cuts()...)
	all = append(all, errorsAnywhere()...)
	all = append(all, refusals()...)
	all = append(all, pages()...)
	all = append(all, relists()...)
	all = append(all, versions()...)
	all = append(all, oddities()...)
	all = append(all, resyncs()...)
	all = append(all, handlers()...)
	all = append(all, transforms()...)
	all = append(all, backoffs()...)
	all = append(all, clients()...)
	all = append(all, forms()...)
	all = append(all, pieces()...)
	all = append(all, headers()...)
	all = append(all, failures()...)
	all = append(all, parts()...)
	all = append(all, atRandom(r)...)
	out := make([]any, len(all))
	names := map[string]bool{}
	for i, each := range all {
		if names[each.Name] {
			panic(each.Name)
		}
		names[each.Name] = true
		if each.Handlers == nil {
			each.Handlers = one
		}
		if each.End == 0 {
			each.End = usualEnd
		}
		out[i] = each
	}
	return out
}

func beginnings() []scenario {
	return []scenario{
		{Name: "begin: nothing there", Replies: []reply{watchList(mark(5))}},
		{Name: "begin: one", Replies: []reply{watchList(added("a", 3), mark(5))}},
		{Name: "begin: three, then events", Replies: []reply{watchList(added("a", 3, "x"), added("b", 4, "y"), added("c", 2), mark(5), modified("a", 6, "y"), deleted("b", 7, "y"), added("d", 8, "x"), bookmark(9))}},
		{Name: "begin: modified meanwhile", Replies: []reply{watchList(added("a", 3), added("b", 4), modified("a", 6), mark(6))}},
		{Name: "begin: deleted meanwhile", Replies: []reply{watchList(added("a", 3), added("b", 4), deleted("a", 6), mark(6))}},
		{Name: "begin: deleted and created meanwhile", Replies: []reply{watchList(added("a", 3), deleted("a", 6), added("a", 7), mark(7))}},
		{Name: "begin: deleted that was never there", Replies: []reply{watchList(deleted("a", 6), mark(7))}},
		{Name: "begin: the same twice", Replies: []reply{watchList(added("a", 3), added("a", 4), mark(7))}},
		{Name: "begin: bookmarks before the mark", Replies: []reply{watchList(added("a", 3), bookmark(4), added("b", 4), bookmark(5), mark(5))}},
		{Name: "begin: two marks", Replies: []reply{watchList(added("a", 3), mark(5), mark(6), modified("a", 7))}},
		{Name: "begin: a list", Replies: []reply{faultNamed("invalid").reply("watchlist"), list(5, "", pod("a", 3, "x"), pod("b", 4, "")), watch("watch", "hang", modified("a", 6), deleted("b", 7))}},
		{Name: "begin: an empty list", Replies: []reply{faultNamed("invalid").reply("watchlist"), list(5, ""), watch("watch", "hang", added("a", 6))}},
		{Name: "begin: nothing at all", Replies: []reply{watchList()}, End: 20_000},
		{Name: "begin: slowly", Replies: []reply{watchList(added("a", 3), slowly(9_000, added("b", 4)), slowly(9_000, mark(4)))}, Actions: []action{{At: 5_000, Look: true}, {At: 15_000, Look: true}}},
	}
}

func slowly(after int, f frame) frame {
	f.After = after
	return f
}

// cuts ends streams after each of their events, in every way.
func cuts() []scenario {
	frames := []frame{added("a", 3, "x"), added("b", 4), mark(5), modified("a", 6, "y"), deleted("b", 7), bookmark(8), added("c", 9)}
	var out []scenario
	for _, finish := range []string{"end", "cut", "reset"} {
		for at := range len(frames) + 1 {
			for _, last := range []int{0, 5_000} {
				first := watch("watchlist", finish, frames[:at]...)
				first.Last = last
				replies := []reply{first, list(8, "", pod("a", 6, "y"))}
				if at < 3 {
					replies = append(replies, watchList(frames...), watch("watch", "hang", added("d", 10)))
				} else {
					replies = append(replies, watch("watch", "hang", append(frames[at:], added("d", 10))...))
				}
				out = append(out, scenario{Name: fmt.Sprintf("cut: %s after %d events and %d ms", finish, at, last), Replies: replies})
			}
		}
		for at, before := range [][]frame{{added("a", 3)}, {added("a", 3), mark(4)}, {added("a", 3), mark(4), modified("a", 5)}} {
			half := added("b", 6)
			half.Text = half.Text[:len(half.Text)/2]
			out = append(out, scenario{Name: fmt.Sprintf("cut: %s within event %d", finish, at+1), Replies: []reply{
				watch("watchlist", finish, append(before, half)...), list(6, "", pod("a", 5, ""), pod("b", 6, "")),
				watchList(added("a", 3), added("b", 6), mark(6)), watch("watch", "hang", added("b", 6)),
			}})
		}
		for _, after := range []int{1, 999, 1000, 1001} {
			quiet := watch("watch", finish)
			quiet.Last = after
			out = append(out, scenario{Name: fmt.Sprintf("cut: %s of a quiet watch after %d ms", finish, after), Replies: []reply{
				watch("watchlist", "end", added("a", 3), mark(4)), quiet, watch("watch", "hang", added("b", 6)), watchList(added("a", 3), added("b", 6), mark(6)),
			}})
		}
		late := watch("watchlist", finish, added("a", 3), slowly(5_000, mark(5)))
		out = append(out, scenario{Name: "cut: " + finish + " after a late mark", Replies: []reply{late, watchList(added("a", 3), mark(6)), watch("watch", "hang", added("b", 6))}})
	}
	return out
}

// errorsAnywhere has error events at each place of a stream.
func errorsAnywhere() []scenario {
	frames := []frame{added("a", 3), added("b", 4), mark(5), modified("a", 6), bookmark(7)}
	var out []scenario
	for _, f := range faults {
		if f.headers != nil {
			continue
		}
		for at := range len(frames) + 1 {
			replies := []reply{watch("watchlist", "hang", append(slices.Clone(frames[:at]), f.frame())...), list(8, "", pod("a", 6, ""), pod("c", 8, ""))}
			replies = append(replies, watchList(added("a", 6), added("c", 8), mark(8)), watch("watch", "hang", modified("a", 9)))
			out = append(out, scenario{Name: fmt.Sprintf("error event: %s after %d events", f.name, at), Replies: replies})
		}
	}
	for _, name := range []string{"expired", "too large"} {
		f := faultNamed(name)
		out = append(out,
			scenario{Name: "error event: " + name + " twice", Replies: []reply{
				watchList(added("a", 3), mark(5), f.frame()), watch("watchlist", "hang", f.frame()), watchList(added("b", 9), mark(9)),
			}},
			scenario{Name: "error event: " + name + ", then as an answer", Replies: []reply{
				watchList(added("a", 3), mark(5), f.frame()), f.reply("watchlist"), watchList(added("b", 9), mark(9)),
			}},
			scenario{Name: "error event: " + name + " again and again", Replies: []reply{
				watchList(added("a", 3), mark(5), f.frame()), watchList(added("a", 3), mark(6), f.frame()), watchList(added("a", 3), mark(7), f.frame()), watchList(added("a", 8), mark(8)),
			}},
		)
	}
	return out
}

// refusals are answers that are none, to each kind of request.
func refusals() []scenario {
	var out []scenario
	type failing struct {
		name  string
		reply func(on string) reply
	}
	var all []failing
	for _, f := range faults {
		all = append(all, failing{f.name, f.reply})
	}
	for _, finish := range []string{"refused", "reset"} {
		all = append(all, failing{finish, func(on string) reply { return noResponse(on, finish) }})
	}
	for _, f := range all {
		good := []reply{list(8, "", pod("a", 3, ""), pod("b", 8, "")), watchList(added("a", 3), added("b", 8), mark(8)), watch("watch", "hang", modified("a", 9))}
		out = append(out, scenario{Name: "answer: " + f.name + " to a watch with initial events", Replies: append([]reply{f.reply("watchlist")}, good...)})
		out = append(out, scenario{Name: "answer: " + f.name + " to a list", Replies: append([]reply{faultNamed("invalid").reply("watchlist"), f.reply("list")}, good...)})
		out = append(out, scenario{Name: "answer: " + f.name + " to a watch", Replies: append([]reply{watch("watchlist", "end", added("a", 3), mark(5)), f.reply("watch")}, good...)})
		out = append(out, scenario{Name: "answer: " + f.name + " to a watch after a list", Replies: append([]reply{faultNamed("invalid").reply("watchlist"), list(5, "", pod("a", 3, "")), f.reply("watch")}, good...)})
		out = append(out, scenario{Name: "answer: " + f.name + " to a second list", Replies: append([]reply{
			faultNamed("invalid").reply("watchlist"), list(5, "", pod("a", 3, "")), watch("watch", "hang", faultNamed("expired").frame()),
			faultNamed("invalid").reply("watchlist"), f.reply("list"),
		}, good...)})
		out = append(out, scenario{Name: "answer: " + f.name + " to a second page", Replies: append([]reply{
			faultNamed("invalid").reply("watchlist"), list(5, "two", pod("a", 3, "")), f.reply("list"),
		}, good...)})
	}
	return out
}

func pages() []scenario {
	no := faultNamed("invalid").reply("watchlist")
	expired := faultNamed("expired").reply("list")
	gone := faultNamed("gone").reply("list")
	after := watch("watch", "hang", modified("a", 9), faultNamed("expired").frame())
	return []scenario{
		{Name: "pages: two", Replies: []reply{no, list(5, "two", pod("a", 3, "")), list(5, "", pod("b", 4, "")), after}},
		{Name: "pages: three", Replies: []reply{no, list(5, "two", pod("a", 3, "")), list(5, "three", pod("b", 4, "")), list(5, "", pod("c", 4, "")), after}},
		{Name: "pages: the second newer", Replies: []reply{no, list(5, "two", pod("a", 3, "")), list(7, "", pod("b", 6, "")), after}},
		{Name: "pages: an empty one last", Replies: []reply{no, list(5, "two", pod("a", 3, "")), list(5, ""), after}},
		{Name: "pages: expired between", Replies: []reply{no, list(5, "two", pod("a", 3, "")), expired, list(6, "", pod("a", 3, ""), pod("b", 6, "")), after}},
		{Name: "pages: gone between", Replies: []reply{no, list(5, "two", pod("a", 3, "")), gone, list(6, "", pod("a", 3, ""), pod("b", 6, "")), after}},
		{Name: "pages: expired between, and the whole as well", Replies: []reply{no, list(5, "two", pod("a", 3, "")), expired, expired, list(6, "three", pod("a", 3, "")), list(6, "", pod("b", 6, "")), after}},
		{Name: "pages: all expired", Replies: []reply{no, list(5, "two", pod("a", 3, "")), expired, expired, expired, no, list(6, "", pod("a", 3, "")), after}},
		{Name: "pages: again after expiry", Replies: []reply{no, list(5, "two", pod("a", 3, "")), list(5, "", pod("b", 4, "")), after, no, list(10, "two", pod("a", 9, "")), list(10, "", pod("b", 4, ""))}},
		{Name: "pages: not at a version if the first was whole", Replies: []reply{no, list(5, "", pod("a", 3, ""), pod("b", 4, "")), after, no, list(10, "", pod("a", 9, ""))}},
		{Name: "pages: not at a version, but answered so", Replies: []reply{no, list(5, "", pod("a", 3, "")), after, no, list(10, "two", pod("a", 9, "")), list(10, "", pod("b", 10, "")), watch("watch", "hang", faultNamed("expired").frame()), no, list(11, "", pod("a", 9, ""))}},
		{Name: "pages: selected", LabelSelector: "v=x", Namespace: "d", Replies: []reply{no, list(5, "two", pod("a", 3, "x")), list(5, "", pod("b", 4, "x")), after}},
	}
}

func relists() []scenario {
	no := faultNamed("invalid").reply("watchlist")
	expired := faultNamed("expired").frame()
	first := func(frames ...frame) reply {
		return watchList(append([]frame{added("a", 3, "x"), added("b", 4, "y"), added("c", 5), mark(5)}, frames...)...)
	}
	var out []scenario
	for _, way := range []string{"watch", "list"} {
		again := func(version int, pods ...string) []reply {
			if way == "list" {
				return []reply{no, list(version, "", pods...), watch("watch", "hang", added("z", 20))}
			}
			var frames []frame
			for _, each := range pods {
				frames = append(frames, event("ADDED", each))
			}
			return []reply{watchList(append(frames, mark(version), added("z", 20))...)}
		}
		add := func(name string, replies []reply) {
			out = append(out, scenario{Name: "relist by " + way + ": " + name, Replies: append([]reply{first(expired)}, replies...)})
		}
		add("the same", again(9, pod("a", 3, "x"), pod("b", 4, "y"), pod("c", 5, "")))
		add("one changed", again(9, pod("a", 8, "y"), pod("b", 4, "y"), pod("c", 5, "")))
		add("one gone", again(9, pod("a", 3, "x"), pod("c", 5, "")))
		add("all gone", again(9))
		add("one gone, one new, one changed", again(9, pod("d", 8, "y"), pod("c", 7, "x"), pod("a", 3, "x")))
		add("another of the name", again(9, podWithUID("a", 8, "x", "new"), pod("b", 4, "y"), pod("c", 5, "")))
		add("an older version", again(2, pod("a", 1, "x"), pod("b", 2, "y")))
		add("the same twice", again(9, pod("a", 8, "x"), pod("a", 9, "y")))
		out = append(out, scenario{Name: "relist by " + way + ": twice", Handlers: []handler{{Name: "h"}, {Name: "i"}}, Replies: append(append([]reply{first(expired)}, watchList(added("a", 3), added("c", 6), mark(7), expired)), again(9, pod("c", 6, ""))...)})
		out = append(out, scenario{Name: "relist by " + way + ": a handler in between", Replies: append([]reply{first(slowly(10_000, expired))}, again(9, pod("a", 8, "x"), pod("b", 4, "y"))...), Actions: []action{{At: 5_000, Add: &handler{Name: "late"}}, {At: 60_000, Add: &handler{Name: "later"}}}})
	}
	return out
}

func versions() []scenario {
	no := faultNamed("invalid").reply("watchlist")
	var out []scenario
	for _, version := range []string{"", "0"} {
		text := fmt.Sprintf(`{"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":%q},"items":[]}`, version)
		empty := reply{On: "list", Status: 200, Frames: []frame{{Text: text}}, Finish: "end"}
		for i, frames := range [][]frame{
			{added("a", 7), added("b", 3)},
			{added("a", 7), added("b", 3), modified("b", 8)},
			{added("a", 7), bookmark(9), added("b", 10)},
			{added("a", 7), deleted("a", 9), added("b", 10)},
		} {
			out = append(out, scenario{Name: fmt.Sprintf("version: a list at %q, events %d", version, i), Replies: []reply{
				no, empty, watch("watch", "end", frames...), watch("watch", "hang", added("c", 11)),
			}})
		}
	}
	for _, version := range []string{"9007199254740993", "18446744073709551617", "x1"} {
		object := strings.Replace(pod("a", 1, ""), `"1"`, fmt.Sprintf("%q", version), 1)
		out = append(out, scenario{Name: "version: " + version, Replies: []reply{
			watch("watchlist", "end", added("a", 1), mark(1), event("MODIFIED", object)), watch("watch", "hang", modified("a", 2)),
		}})
	}
	out = append(out,
		scenario{Name: "version: bookmarks move on", Replies: []reply{watch("watchlist", "end", added("a", 3), mark(5), bookmark(70)), watch("watch", "end", bookmark(80)), watch("watch", "hang", bookmark(90))}},
		scenario{Name: "version: events go back", Replies: []reply{watch("watchlist", "end", added("a", 30), mark(50), modified("a", 40), added("b", 20)), watch("watch", "hang")}},
		scenario{Name: "version: none at the mark", Replies: []reply{watch("watchlist", "end", added("a", 3), event("BOOKMARK", `{"kind":"Pod","apiVersion":"v1","metadata":{"annotations":{"k8s.io/initial-events-end":"true"}}}`)), watch("watch", "hang", modified("a", 4))}},
		scenario{Name: "version: too large after a restart", Replies: []reply{watch("watchlist", "end", added("a", 30), mark(50)), faultNamed("too large").reply("watch"), faultNamed("too large").reply("watchlist"), watchList(added("a", 3), mark(5))}},
		scenario{Name: "version: too large, listing", Replies: []reply{no, list(50, "", pod("a", 30, "")), faultNamed("too large").reply("watch"), no, faultNamed("too large").reply("list"), list(5, "", pod("a", 3, "")), watch("watch", "hang", modified("a", 6))}},
		scenario{Name: "version: too large by words, listing", Replies: []reply{no, list(50, "", pod("a", 30, "")), faultNamed("too large by words").reply("watch"), no, faultNamed("too large by words").reply("list"), list(5, "", pod("a", 3, "")), watch("watch", "hang", modified("a", 6))}},
	)
	return out
}

// oddities are streams that no server should send.
func oddities() []scenario {
	raw := func(text string) frame { return frame{After: 1, Text: text} }
	var out []scenario
	for name, odd := range map[string]frame{
		"no JSON":              raw("no JSON\n"),
		"an unknown type":      event("REPLACED", pod("b", 6, "")),
		"a type in lower case": event("modified", pod("b", 6, "")),
		"no type":              event("", pod("b", 6, "")),
		"an unknown kind":      event("ADDED", `{"kind":"Unheard","apiVersion":"v1","metadata":{"name":"b"}}`),
		"no kind":              event("ADDED", `{"metadata":{"name":"b","namespace":"d","resourceVersion":"6"}}`),
		"a broken object":      event("ADDED", `{"kind":"Pod","apiVersion":"v1","metadata":{"name":6}}`),
		"no object":            raw(`{"type":"ADDED"}` + "\n"),
		"an empty line":        raw("\n"),
		"a number":             raw("5\n"),
		"two in a line":        raw(strings.TrimSpace(added("b", 6).Text) + strings.TrimSpace(added("c", 7).Text)),
		"without line feed":    raw(strings.TrimSpace(added("b", 6).Text)),
		"with spaces":          raw("  " + added("b", 6).Text + " \r\n\t"),
	} {
		for _, initial := range []bool{true, false} {
			frames := []frame{added("a", 3), mark(5), odd, modified("a", 9)}
			place := "after the mark"
			if initial {
				frames = []frame{added("a", 3), odd, mark(9), modified("a", 9)}
				place = "before the mark"
			}
			out = append(out, scenario{Name: "odd: " + name + " " + place, Replies: []reply{
				watchList(frames...), watchList(added("a", 9), added("b", 10), mark(10)), list(10, "", pod("a", 9, ""), pod("b", 10, "")), watch("watch", "hang", modified("a", 11)),
			}})
		}
	}
	slices.SortFunc(out, func(a, b scenario) int { return strings.Compare(a.Name, b.Name) })
	first := []frame{added("a", 3), mark(5)}
	for _, each := range []struct {
		name   string
		frames []frame
	}{
		{"added that is known", []frame{added("a", 6)}},
		{"modified that is unknown", []frame{modified("b", 6)}},
		{"deleted that is unknown", []frame{deleted("b", 6)}},
		{"deleted twice", []frame{deleted("a", 6), deleted("a", 6)}},
		{"an older version after a newer", []frame{modified("a", 8), modified("a", 7)}},
		{"the same event twice", []frame{modified("a", 8), modified("a", 8)}},
		{"another of the name by modified", []frame{event("MODIFIED", podWithUID("a", 8, "", "new"))}},
		{"another of the name by added", []frame{event("ADDED", podWithUID("a", 8, "", "new"))}},
		{"deleted and created", []frame{deleted("a", 6), event("ADDED", podWithUID("a", 8, "", "new"))}},
		{"bookmarks alone", []frame{bookmark(6), bookmark(7), bookmark(8)}},
	} {
		out = append(out, scenario{Name: "odd: " + each.name, Replies: []reply{watchList(append(slices.Clone(first), each.frames...)...)}})
	}
	return out
}

func resyncs() []scenario {
	n := func(ms int) *int { return &ms }
	there := watchList(added("a", 3), mark(5), slowly(25_500, modified("a", 6)))
	expired := watchList(added("a", 3), mark(5), slowly(25_500, faultNamed("expired").frame()))
	again := watchList(added("a", 3), added("b", 4), mark(9))
	var out []scenario
	add := func(name string, resync int, replies []reply, end int, actions []action, handlers ...handler) {
		out = append(out, scenario{Name: "resync: " + name, Resync: resync, Replies: replies, End: end, Actions: actions, Handlers: handlers})
	}
	add("of the informer", 10_000, []reply{there}, 55_000, nil, handler{Name: "h"})
	add("two periods", 10_000, []reply{there}, 65_000, nil, handler{Name: "h"}, handler{Name: "i", Resync: n(20_000)})
	add("a period between", 10_000, []reply{there}, 65_000, nil, handler{Name: "h"}, handler{Name: "i", Resync: n(15_000)})
	add("a shorter one before the start", 10_000, []reply{there}, 35_000, nil, handler{Name: "h"}, handler{Name: "i", Resync: n(4_000)})
	add("one never", 10_000, []reply{there}, 55_000, nil, handler{Name: "h"}, handler{Name: "i", Resync: n(0)})
	add("too short", 10_000, []reply{there}, 15_000, nil, handler{Name: "h", Resync: n(10)})
	add("a late one", 10_000, []reply{there}, 55_000, []action{{At: 12_000, Add: &handler{Name: "late"}}}, handler{Name: "h"})
	add("a late one, shorter", 10_000, []reply{there}, 55_000, []action{{At: 12_000, Add: &handler{Name: "late", Resync: n(2_000)}}}, handler{Name: "h"})
	add("a late one, longer", 10_000, []reply{there}, 55_000, []action{{At: 12_000, Add: &handler{Name: "late", Resync: n(20_000)}}}, handler{Name: "h"})
	add("one removed", 10_000, []reply{there}, 55_000, []action{{At: 22_000, Remove: "h"}}, handler{Name: "h"}, handler{Name: "i", Resync: n(20_000)})
	add("everybody learns of a relist without any", 0, []reply{expired, again}, 40_000, nil, handler{Name: "h"}, handler{Name: "i"})
	add("a relist before the first", 60_000, []reply{expired, again}, 50_000, nil, handler{Name: "h"}, handler{Name: "i", Resync: n(0)})
	add("a relist after the first, for those that want it", 15_000, []reply{expired, again}, 27_900, nil, handler{Name: "h"}, handler{Name: "i", Resync: n(0)}, handler{Name: "j", Resync: n(100_000)})
	return out
}

func handlers() []scenario {
	there := watchList(added("a", 3), added("b", 4), mark(5), slowly(10_000, modified("a", 6)), slowly(10_000, deleted("b", 7)), slowly(10_000, added("c", 8)))
	// Of one object at a time, as Go walks a map.
	single := watchList(added("a", 3), mark(5), slowly(1_500, added("b", 6)), slowly(10_000, modified("a", 7)), slowly(10_000, deleted("b", 8)))
	var out []scenario
	add := func(name string, handlers []handler, actions ...action) {
		replies := []reply{there}
		if strings.HasPrefix(name, "slow") {
			replies = []reply{single}
		}
		out = append(out, scenario{Name: "handlers: " + name, Replies: replies, Handlers: handlers, Actions: actions, End: 60_000})
	}
	add("none", []handler{})
	add("three", []handler{{Name: "h"}, {Name: "i"}, {Name: "j"}})
	for _, at := range []int{5_000, 15_000, 25_000, 35_000} {
		add(fmt.Sprintf("added at %d", at), one, action{At: at, Add: &handler{Name: "late"}})
		add(fmt.Sprintf("removed at %d", at), []handler{{Name: "h"}, {Name: "i"}}, action{At: at, Remove: "h"})
		add(fmt.Sprintf("added at %d and removed later", at), one, action{At: at, Add: &handler{Name: "late"}}, action{At: at + 10_000, Remove: "late"}, action{At: at + 12_000, Add: &handler{Name: "last"}})
	}
	add("slow", []handler{{Name: "h", Slow: 3_000}, {Name: "i"}}, action{At: 4_000, Look: true}, action{At: 8_000, Look: true})
	add("slow, synced late", []handler{{Name: "h", Slow: 9_000}}, action{At: 1_000, Look: true}, action{At: 10_000, Look: true}, action{At: 20_000, Look: true})
	add("slow, removed", []handler{{Name: "h", Slow: 9_000}}, action{At: 1_000, Remove: "h"})
	add("slow, late", one, action{At: 1_000, Add: &handler{Name: "late", Slow: 4_000}}, action{At: 2_000, Look: true}, action{At: 14_000, Look: true})
	return out
}

func transforms() []scenario {
	no := faultNamed("invalid").reply("watchlist")
	var out []scenario
	for _, transform := range []string{"label", "fail"} {
		out = append(out,
			scenario{Name: "transform: " + transform + " by watch", Transform: transform, Replies: []reply{watchList(added("a", 3, "x"), added("bad", 4), mark(5), modified("a", 6), modified("bad", 7), added("c", 8))}},
			scenario{Name: "transform: " + transform + " by list", Transform: transform, Replies: []reply{no, list(5, "", pod("a", 3, ""), pod("bad", 4, "")), no, list(6, "", pod("a", 3, "")), watch("watch", "hang", modified("a", 7), added("bad", 8))}},
			scenario{Name: "transform: " + transform + " and a relist", Transform: transform, Replies: []reply{watchList(added("a", 3, "x"), mark(5), faultNamed("expired").frame()), watchList(added("b", 6), mark(6))}},
		)
	}
	return append(out, scenario{Name: "transform: label and deleted", Transform: "label", Replies: []reply{watchList(added("a", 3, "x"), mark(5), deleted("a", 6))}})
}

func backoffs() []scenario {
	repeat := func(n int, each reply) []reply { return slices.Repeat([]reply{each}, n) }
	good := []reply{watchList(added("a", 3), mark(5)), list(5, "", pod("a", 3, "")), watch("watch", "hang")}
	begun := watch("watchlist", "end", added("a", 3), mark(5))
	no := faultNamed("invalid").reply("watchlist")
	var out []scenario
	add := func(name string, replies ...reply) {
		out = append(out, scenario{Name: "back-off: " + name, Replies: append(replies, good...)})
	}
	add("refused again and again", repeat(7, noResponse("watchlist", "refused"))...)
	add("refused watches", append([]reply{begun}, repeat(6, noResponse("watch", "refused"))...)...)
	add("too many watches", append([]reply{begun}, repeat(6, faultNamed("too many").reply("watch"))...)...)
	add("too many, by events", append([]reply{begun}, repeat(6, watch("watch", "hang", faultNamed("too many").frame()))...)...)
	add("failing lists", slices.Concat(slices.Repeat([]reply{no, faultNamed("internal").reply("list")}, 6))...)
	add("expired again and again", slices.Repeat([]reply{watchList(added("a", 3), mark(5), faultNamed("expired").frame())}, 5)...)
	add("very short watches", slices.Concat(slices.Repeat([]reply{begun, watch("watch", "end")}, 5))...)
	add("retried below the informer until it is enough", repeat(12, fault{code: 503, reason: "ServiceUnavailable", message: "x", headers: map[string]string{"Retry-After": "1"}}.reply("watchlist"))...)
	healthy := func(f frame, after int) reply { return watchList(added("a", 3), mark(5), slowly(after, f)) }
	add("anew after two minutes", watchList(added("a", 3), mark(5), faultNamed("expired").frame()), watchList(added("a", 3), mark(5), faultNamed("expired").frame()), healthy(faultNamed("expired").frame(), 125_000))
	add("not anew after one minute", watchList(added("a", 3), mark(5), faultNamed("expired").frame()), watchList(added("a", 3), mark(5), faultNamed("expired").frame()), healthy(faultNamed("expired").frame(), 60_000))
	add("one for watches and relists", begun, noResponse("watch", "refused"), faultNamed("too many").reply("watch"), watch("watch", "hang", faultNamed("expired").frame()))
	return out
}

func clients() []scenario {
	no := faultNamed("invalid").reply("watchlist")
	var out []scenario
	meta := func(f frame) frame {
		f.Text = strings.Replace(f.Text, `"kind":"Pod","apiVersion":"v1"`, `"kind":"PartialObjectMetadata","apiVersion":"meta.k8s.io/v1"`, 1)
		return f
	}
	for _, client := range []string{"typed", "dynamic", "metadata"} {
		f := func(frames ...frame) []frame {
			if client != "metadata" {
				return frames
			}
			out := make([]frame, len(frames))
			for i, each := range frames {
				out[i] = meta(each)
			}
			return out
		}
		l := list(5, "", pod("a", 3, "x"))
		if client == "metadata" {
			l.Frames[0].Text = strings.NewReplacer(`"kind":"PodList","apiVersion":"v1"`, `"kind":"PartialObjectMetadataList","apiVersion":"meta.k8s.io/v1"`, `"kind":"Pod","apiVersion":"v1"`, `"kind":"PartialObjectMetadata","apiVersion":"meta.k8s.io/v1"`).Replace(l.Frames[0].Text)
		}
		for _, namespace := range []string{"", "d"} {
			out = append(out,
				scenario{Name: fmt.Sprintf("client: %s in %q", client, namespace), Client: client, Namespace: namespace, LabelSelector: "v,!w", Replies: []reply{
					watch("watchlist", "end", f(added("a", 3, "x"), mark(5), modified("a", 6, "y"))...), watch("watch", "hang", f(deleted("a", 7, "y"))...),
				}},
				scenario{Name: fmt.Sprintf("client: %s in %q, listing", client, namespace), Client: client, Namespace: namespace, Replies: []reply{
					no, l, watch("watch", "hang", append(f(modified("a", 6, "y")), faultNamed("expired").frame())...), no, l, watch("watch", "hang", f(added("b", 9))...),
				}},
			)
		}
		// A server that answers with Tables though nobody asked for them.
		for _, version := range []string{"v1", "v1beta1"} {
			table := fmt.Sprintf(`{"kind":"Table","apiVersion":"meta.k8s.io/%s","metadata":{"resourceVersion":"6"},"columnDefinitions":[],"rows":[]}`, version)
			asList := reply{On: "list", Status: 200, Frames: []frame{{Text: table}}, Finish: "end"}
			out = append(out,
				scenario{Name: fmt.Sprintf("client: %s, an event with a Table of %s", client, version), Client: client, Replies: []reply{
					watch("watchlist", "hang", append(f(added("a", 3, "x"), mark(5)), event("ADDED", table), f(modified("a", 7, "y"))[0])...), watchList(f(added("a", 7, "y"), mark(8))...),
				}},
				scenario{Name: fmt.Sprintf("client: %s, a Table of %s instead of a list", client, version), Client: client, Replies: []reply{
					no, asList, no, l, watch("watch", "hang", f(modified("a", 6, "y"))...),
				}},
			)
		}
	}
	return out
}
