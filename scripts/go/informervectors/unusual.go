package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"slices"
	"sort"
	"strings"
)

// form is an unusual way to write what is a list, or the object of an event, all the same.
type form struct {
	name  string
	write func(text string) string
}

// replaced is a form by replacements, in pairs.
func replaced(name string, pairs ...string) form {
	return form{name, func(text string) string {
		for i := 0; i < len(pairs); i += 2 {
			text = strings.ReplaceAll(text, pairs[i], pairs[i+1])
		}
		return text
	}}
}

// bodies are forms of any JSON.
var bodies = []form{
	replaced("spaces everywhere", `:`, ` : `, `,`, " ,\t", `{`, "{ ", `}`, " \r\n}"),
	replaced("indented", `{`, "{\n  ", `,`, ",\n  ", `}`, "\n}"),
	replaced("escapes", `"name"`, `"\u006eame"`, `"Pod"`, `"\u0050od"`, `"x"`, `"\u0078"`),
	replaced("unknown fields", `"metadata":{`, `"unknown":[1,{"a":null}],"metadata":{"unknown":{},`),
	replaced("nulls", `"metadata":{`, `"metadata":{"labels":null,"annotations":null,"ownerReferences":null,"finalizers":null,`),
	replaced("times", `"metadata":{`, `"metadata":{"creationTimestamp":null,"deletionTimestamp":"2026-01-02T03:04:05Z",`),
	replaced("managed fields", `"metadata":{`, `"metadata":{"managedFields":[{"manager":"m","operation":"Update","apiVersion":"v1","fieldsType":"FieldsV1","fieldsV1":{"f:metadata":{}}}],`),
	replaced("a generation and a link", `"metadata":{`, `"metadata":{"generation":9007199254740993,"selfLink":"/api/v1/pods",`),
	replaced("duplicate keys", `"metadata":{`, `"metadata":{"resourceVersion":"1","name":"other",`),
	replaced("names in upper case, too", `"metadata":{`, `"metadata":{"Name":"other","ResourceVersion":"77",`),
	replaced("other letters", `"v":"x"`, `"v":"xé🙂"`),
	replaced("an empty label", `"v":"x"`, `"v":""`),
	replaced("labels of no text", `"v":"x"`, `"v":5`),
	replaced("no namespace", `,"namespace":"d"`, ``),
	replaced("an empty namespace", `"namespace":"d"`, `"namespace":""`),
	replaced("another namespace", `"namespace":"d"`, `"namespace":"other"`),
	replaced("a slash in the namespace", `"namespace":"d"`, `"namespace":"d/e"`),
	replaced("no versions", `"resourceVersion"`, `"noVersion"`),
	replaced("versions that are no numbers", `"resourceVersion":"`, `"resourceVersion":"x-`),
	replaced("versions with zeros", `"resourceVersion":"`, `"resourceVersion":"00`),
	replaced("versions that are numbers, not text", `"resourceVersion":"`, `"resourceVersion":"`, `"3"`, `3`),
	replaced("no spec, no status", `,"spec":{"containers":[]},"status":{}`, ``),
	replaced("null as spec", `"spec":{"containers":[]}`, `"spec":null`),
	replaced("a list as spec", `"spec":{"containers":[]}`, `"spec":[]`),
	replaced("an older version of the API", `"apiVersion":"v1"`, `"apiVersion":"v1beta1"`),
	replaced("no version of the API", `,"apiVersion":"v1"`, ``),
	replaced("another kind", `"kind":"Pod"`, `"kind":"Service"`, `"kind":"PodList"`, `"kind":"ServiceList"`),
}

// lists are forms of lists alone.
var listForms = []form{
	replaced("items of no kind", `{"kind":"Pod","apiVersion":"v1",`, `{`),
	replaced("items first", `"kind":"PodList","apiVersion":"v1",`, ``, `}]}`, `}],"kind":"PodList","apiVersion":"v1"}`),
	replaced("no items", `"items"`, `"elements"`),
	replaced("items that are null", `"items":[`, `"items":null,"before":[`),
	replaced("items of another type", `"items":[`, `"items":{},"before":[`),
	replaced("an item that is null", `"items":[`, `"items":[null,`),
	replaced("an item that is a number", `"items":[`, `"items":[5,`),
	replaced("the kind List", `"kind":"PodList"`, `"kind":"List"`),
	replaced("the kind of an item", `"kind":"PodList"`, `"kind":"Pod"`),
	replaced("no kind", `"kind":"PodList","apiVersion":"v1",`, ``),
	replaced("no metadata", `"apiVersion":"v1","metadata":{"resourceVersion":"5"}`, `"apiVersion":"v1"`),
	replaced("metadata that is null", `"apiVersion":"v1","metadata":{"resourceVersion":"5"}`, `"apiVersion":"v1","metadata":null`),
	replaced("a count of what remains", `"resourceVersion":"5"`, `"resourceVersion":"5","remainingItemCount":0`),
	replaced("a token that is null", `"resourceVersion":"5"`, `"resourceVersion":"5","continue":null`),
	replaced("an empty token", `"resourceVersion":"5"`, `"resourceVersion":"5","continue":""`),
	{"a line feed at the end", func(text string) string { return text + "\n" }},
	{"something after it", func(text string) string { return text + "{}" }},
	{"spaces before it", func(text string) string { return " \r\n\t" + text }},
	{"a byte order mark", func(text string) string { return "\ufeff" + text }},
	{"cut short", func(text string) string { return text[:len(text)-2] }},
	{"nothing", func(string) string { return "" }},
	{"null", func(string) string { return "null" }},
	{"an array", func(string) string { return "[]" }},
	{"a page of HTML", func(string) string { return "<html>please log in</html>" }},
	{"a failure", func(string) string { return faultNamed("forbidden").status() }},
	{"a success", func(string) string { return `{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Success"}` }},
}

// eventForms are forms of events alone.
var eventForms = []form{
	{"the object first", func(text string) string {
		kind, object, _ := strings.Cut(strings.TrimSpace(text), `,"object":`)
		return `{"object":` + strings.TrimSuffix(object, "}") + "," + strings.TrimPrefix(kind, "{") + "}\n"
	}},
	replaced("something unknown beside it", `{"type":`, `{"unknown":{"type":"DELETED"},"type":`),
	replaced("names in upper case", `"type":`, `"Type":`, `"object":`, `"Object":`),
	replaced("the type twice", `{"type":`, `{"type":"DELETED","type":`),
	replaced("a type in escapes", `"MODIFIED"`, `"\u004dODIFIED"`, `"ADDED"`, `"ADDE\u0044"`),
	replaced("a type with a space", `"MODIFIED"`, `"MODIFIED "`, `"ADDED"`, `" ADDED"`),
	replaced("no line feed", "\n", ``),
	replaced("many line feeds", "\n", "\n\r\n\n"),
	{"an object that is null", func(text string) string { return strings.SplitAfter(text, `"object":`)[0] + "null}\n" }},
	{"an object that is a text", func(text string) string { return strings.SplitAfter(text, `"object":`)[0] + `"a"}` + "\n" }},
	{"an object that is empty", func(text string) string { return strings.SplitAfter(text, `"object":`)[0] + "{}}\n" }},
	{"a list as object", func(text string) string {
		return strings.SplitAfter(text, `"object":`)[0] + `{"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":"5"},"items":[]}}` + "\n"
	}},
	{"a failure as object", func(text string) string {
		return strings.SplitAfter(text, `"object":`)[0] + faultNamed("forbidden").status() + "}\n"
	}},
}

func (f form) frame(each frame) frame {
	each.Text = f.write(each.Text)
	return each
}

// forms are lists and events in unusual forms.
func forms() []scenario {
	no := faultNamed("invalid").reply("watchlist")
	var out []scenario
	events := func(f form) {
		for _, client := range []string{"", "dynamic"} {
			out = append(out,
				scenario{Name: "form: " + f.name + " in initial events" + of(client), Client: client, Replies: []reply{
					watchList(f.frame(added("a", 3, "x")), added("b", 4), mark(5), modified("b", 9)), watchList(added("a", 9), added("b", 10), mark(10)),
					list(10, "", pod("a", 9, ""), pod("b", 10, "")), watch("watch", "hang", modified("a", 11)),
				}},
				scenario{Name: "form: " + f.name + " in an event" + of(client), Client: client, Replies: []reply{
					watchList(added("a", 3, "x"), added("b", 4), mark(5), f.frame(modified("a", 6, "x")), modified("b", 9)), watchList(added("a", 9), added("b", 10), mark(10)),
					list(10, "", pod("a", 9, ""), pod("b", 10, "")), watch("watch", "hang", modified("a", 11)),
				}},
			)
		}
	}
	lists := func(f form) {
		for _, client := range []string{"", "dynamic"} {
			odd := list(5, "", pod("a", 3, "x"), pod("b", 4, ""))
			odd.Frames[0] = f.frame(odd.Frames[0])
			out = append(out, scenario{Name: "form: " + f.name + " in a list" + of(client), Client: client, Replies: []reply{
				no, odd, watch("watch", "end", modified("a", 6, "x")), no, list(10, "", pod("a", 9, "")), watch("watch", "hang", added("b", 11)),
			}})
		}
	}
	for _, f := range bodies {
		events(f)
		lists(f)
	}
	for _, f := range listForms {
		lists(f)
	}
	for _, f := range eventForms {
		events(f)
	}
	return out
}

func of(client string) string {
	if client == "" {
		return ""
	}
	return ", " + client
}

// pieces are streams whose bytes come otherwise than by events.
func pieces() []scenario {
	texts := func(frames ...frame) string {
		text := ""
		for _, each := range frames {
			text += each.Text
		}
		return text
	}
	whole := texts(added("a", 3, "é🙂"), added("b", 4), bookmark(5), mark(5), modified("a", 6), deleted("b", 7))
	var out []scenario
	for _, size := range []int{1, 7, 64, 100, 1000, len(whole)} {
		var frames []frame
		for rest := whole; rest != ""; {
			// Not within a character, which JSON could not hold.
			at := min(size, len(rest))
			for at < len(rest) && rest[at]&0xc0 == 0x80 {
				at++
			}
			frames = append(frames, frame{After: 10, Text: rest[:at]})
			rest = rest[at:]
		}
		out = append(out, scenario{Name: fmt.Sprintf("pieces: of %d bytes", size), Replies: []reply{watchList(frames...)}})
	}
	pages := texts(frame{Text: list(5, "", pod("a", 3, "é"), pod("b", 4, "")).Frames[0].Text})
	half := len(pages) / 2
	return append(out, scenario{Name: "pieces: a list in two, slowly", Replies: []reply{
		faultNamed("invalid").reply("watchlist"), {On: "list", Status: 200, Frames: []frame{{Text: pages[:half]}, {After: 20_000, Text: pages[half:]}}, Finish: "end", Last: 3_000}, watch("watch", "hang", modified("a", 9)),
	}, Actions: []action{{At: 10_000, Look: true}, {At: 22_000, Look: true}}})
}

// headers are answers with odd headers, and odd successes.
func headers() []scenario {
	no := faultNamed("invalid").reply("watchlist")
	var out []scenario
	with := func(r reply, status int, headers map[string]string) reply {
		r.Status, r.Headers = status, headers
		return r
	}
	for _, each := range []struct {
		name    string
		status  int
		headers map[string]string
	}{
		{"a charset", 200, map[string]string{"Content-Type": "application/json; charset=utf-8"}},
		{"another charset", 200, map[string]string{"Content-Type": "application/json;charset=latin1"}},
		{"a semicolon alone", 200, map[string]string{"Content-Type": "application/json;"}},
		{"capitals", 200, map[string]string{"Content-Type": "Application/JSON"}},
		{"a parameter of watches", 200, map[string]string{"Content-Type": "application/json;stream=watch"}},
		{"plain text", 200, map[string]string{"Content-Type": "text/plain; charset=utf-8"}},
		{"HTML", 200, map[string]string{"Content-Type": "text/html"}},
		{"bytes", 200, map[string]string{"Content-Type": "application/octet-stream"}},
		{"problems", 200, map[string]string{"Content-Type": "application/problem+json"}},
		{"no media type", 200, map[string]string{"Content-Type": "json"}},
		{"a slash alone", 200, map[string]string{"Content-Type": "/"}},
		{"YAML", 200, map[string]string{"Content-Type": "application/yaml"}},
		{"Protobuf", 200, map[string]string{"Content-Type": "application/vnd.kubernetes.protobuf"}},
		{"CBOR", 200, map[string]string{"Content-Type": "application/cbor"}},
		{"a warning", 200, map[string]string{"Warning": `299 - "old"`}},
		{"a broken warning", 200, map[string]string{"Warning": `old`}},
		{"an entity tag", 200, map[string]string{"ETag": `"abc"`, "Vary": "*", "Cache-Control": "max-age=9"}},
		{"a time to retry after", 200, map[string]string{"Retry-After": "3"}},
		{"a place", 200, map[string]string{"Location": "/elsewhere"}},
		{"the status 201", 201, nil},
		{"the status 202", 202, nil},
		{"the status 203", 203, nil},
		{"the status 206", 206, nil},
	} {
		out = append(out,
			scenario{Name: "header: " + each.name + " of a watch with initial events", Replies: []reply{
				with(watchList(added("a", 3), mark(5), modified("a", 6)), each.status, each.headers), no, list(7, "", pod("a", 7, "")), watch("watch", "hang", modified("a", 8)),
			}},
			scenario{Name: "header: " + each.name + " of a list", Replies: []reply{
				no, with(list(5, "", pod("a", 3, "")), each.status, each.headers), watch("watch", "hang", modified("a", 6)), no, list(7, "", pod("a", 7, "")),
			}},
			scenario{Name: "header: " + each.name + " of a watch", Replies: []reply{
				watch("watchlist", "end", added("a", 3), mark(5)), with(watch("watch", "hang", modified("a", 6)), each.status, each.headers), watchList(added("a", 7), mark(8)),
			}},
		)
	}
	for _, after := range []string{"1", "0", "-1", "1.5", "01", "soon", "99999999999999999999", ""} {
		for _, code := range []int{429, 503, 500, 404, 410} {
			f := fault{code: code, reason: "Odd", message: "odd", headers: map[string]string{"Retry-After": after}}
			out = append(out, scenario{Name: fmt.Sprintf("header: retry %d after %q", code, after), Replies: []reply{
				f.reply("watchlist"), watch("watchlist", "end", added("a", 3), mark(5)), f.reply("watch"), watch("watch", "hang", modified("a", 6)),
				watchList(added("a", 7), mark(8)), list(8, "", pod("a", 7, "")),
			}})
		}
	}
	return out
}

// failures are failures that are told in unusual ways.
func failures() []scenario {
	var out []scenario
	for _, each := range []struct{ name, text string }{
		{"no body", ``}, {"text", `no`}, {"HTML", `<html><body>bad gateway</body></html>`}, {"null", `null`}, {"an object", `{}`}, {"a Pod", pod("a", 1, "")},
		{"no reason", `{"kind":"Status","apiVersion":"v1","status":"Failure","message":"m"}`},
		{"a code that is not the status", `{"kind":"Status","apiVersion":"v1","status":"Failure","message":"m","reason":"Expired","code":410}`},
		{"a success", `{"kind":"Status","apiVersion":"v1","status":"Success"}`},
		{"no kind", `{"status":"Failure","message":"m","reason":"Expired","code":410}`},
		{"an older version", `{"kind":"Status","apiVersion":"v1beta1","status":"Failure","message":"m","reason":"Expired","code":410}`},
		{"a time to retry after", `{"kind":"Status","apiVersion":"v1","status":"Failure","message":"m","reason":"TooManyRequests","details":{"retryAfterSeconds":2},"code":429}`},
		{"too large by a cause", `{"kind":"Status","apiVersion":"v1","status":"Failure","message":"m","reason":"Timeout","details":{"causes":[{"reason":"ResourceVersionTooLarge"}]},"code":504}`},
		{"too large by the words of a cause", `{"kind":"Status","apiVersion":"v1","status":"Failure","message":"m","reason":"Timeout","details":{"causes":[{"message":"Too large resource version"}]},"code":504}`},
		{"too large by words without details", `{"kind":"Status","apiVersion":"v1","status":"Failure","message":"Too large resource version: 9","reason":"Timeout","code":504}`},
		{"cut short", `{"kind":"Status","apiVersion":"v1","sta`},
	} {
		for _, code := range []int{400, 404, 405, 409, 410, 413, 429, 500, 501, 502, 503, 504} {
			// Every third, so that each code and each text is there, with each place.
			at := len(out) % 3
			odd := func(on string) reply {
				return reply{On: on, Status: code, Frames: []frame{{Text: each.text}}, Finish: "end"}
			}
			s := scenario{Name: fmt.Sprintf("failure: %d with %s", code, each.name)}
			good := []reply{list(8, "", pod("a", 8, "")), watchList(added("a", 8), mark(8)), watch("watch", "hang", modified("a", 9))}
			switch at {
			case 0:
				s.Replies = append([]reply{odd("watchlist"), odd("list")}, good...)
			case 1:
				s.Replies = append([]reply{watch("watchlist", "end", added("a", 3), mark(5)), odd("watch")}, good...)
			case 2:
				s.Replies = append([]reply{faultNamed("invalid").reply("watchlist"), list(5, "", pod("a", 3, "")), watch("watch", "hang", faultNamed("expired").frame()), odd("watchlist"), odd("list")}, good...)
			}
			out = append(out, s)
		}
		if strings.HasPrefix(each.text, "{") && json.Valid([]byte(each.text)) {
			out = append(out,
				scenario{Name: "failure: an error event with " + each.name, Replies: []reply{
					watchList(added("a", 3), mark(5), event("ERROR", each.text)), watchList(added("a", 8), mark(8), modified("a", 9)), watch("watch", "hang", modified("a", 9)),
				}},
				scenario{Name: "failure: an early error event with " + each.name, Replies: []reply{
					watchList(added("a", 3), event("ERROR", each.text)), list(8, "", pod("a", 8, "")), watchList(added("a", 8), mark(8), modified("a", 9)), watch("watch", "hang", modified("a", 9)),
				}},
			)
		}
	}
	return out
}

// parts are servers that lack something, or understand it in a way of their own.
func parts() []scenario {
	no := faultNamed("invalid").reply("watchlist")
	plain := watch("watch", "hang", modified("a", 9))
	var out []scenario
	add := func(name string, replies ...reply) {
		out = append(out, scenario{Name: "parts: " + name, Replies: replies})
	}
	for _, finish := range []string{"end", "cut", "reset"} {
		for _, after := range []int{0, 4_000} {
			ending := watch("watchlist", finish, added("a", 3), added("b", 4))
			ending.Last = after
			add(fmt.Sprintf("initial events without a mark, then %s after %d ms", finish, after), ending, watchList(added("a", 3), added("b", 4), bookmark(5), mark(6)), list(5, "", pod("a", 3, "")), plain)
			nothing := watch("watchlist", finish)
			nothing.Last = after
			add(fmt.Sprintf("nothing to a watch with initial events, then %s after %d ms", finish, after), nothing, nothing, watchList(added("a", 3), mark(6)), list(5, "", pod("a", 3, "")), plain)
		}
	}
	for _, value := range []string{"True", "false", "", "1"} {
		odd := mark(5)
		odd.Text = strings.Replace(odd.Text, `"true"`, fmt.Sprintf("%q", value), 1)
		add(fmt.Sprintf("a mark that is %q", value), watchList(added("a", 3), odd, mark(7), modified("a", 8)))
	}
	elsewhere := event("ADDED", `{"kind":"Pod","apiVersion":"v1","metadata":{"name":"b","namespace":"d","resourceVersion":"4","annotations":{"k8s.io/initial-events-end":"true"}},"spec":{"containers":[]},"status":{}}`)
	add("a mark on an object", watchList(added("a", 3), elsewhere, mark(7), modified("b", 8)))
	add("a list to a watch with initial events", reply{On: "watchlist", Status: 200, Frames: list(5, "", pod("a", 3, "")).Frames, Finish: "end"}, list(5, "", pod("a", 3, "")), plain, watchList(added("a", 3), mark(6)))
	add("a list to a watch", watch("watchlist", "end", added("a", 3), mark(5)), reply{On: "watch", Status: 200, Frames: list(5, "", pod("a", 3, "")).Frames, Finish: "end"}, plain, watchList(added("a", 3), mark(6)))
	add("events to a list", no, reply{On: "list", Status: 200, Frames: []frame{added("a", 3), bookmark(4)}, Finish: "end"}, no, list(5, "", pod("a", 3, "")), plain)
	for _, code := range []int{400, 403, 404, 405, 406, 415, 422, 501, 505} {
		f := fault{code: code, reason: "", message: "the server does not do that"}
		add(fmt.Sprintf("no watches with initial events: %d", code), f.reply("watchlist"), list(5, "", pod("a", 3, "")), watch("watch", "hang", modified("a", 6), faultNamed("expired").frame()), f.reply("watchlist"), list(8, "", pod("a", 8, "")), plain)
		add(fmt.Sprintf("no watches: %d", code), no, list(5, "", pod("a", 3, "")), f.reply("watch"), no, list(6, "", pod("a", 6, "")), f.reply("watch"), no, list(7, "", pod("a", 7, "")), plain)
		add(fmt.Sprintf("no lists: %d", code), no, f.reply("list"), no, f.reply("list"), no, list(7, "", pod("a", 7, "")), plain)
	}
	for _, pages := range []int{1, 2, 5} {
		replies := []reply{no}
		for range pages {
			replies = append(replies, list(5, "again"))
		}
		add(fmt.Sprintf("%d empty pages with one token", pages), append(replies, list(5, "", pod("a", 3, "")), plain)...)
	}
	for _, token := range []string{"a b", "%", "&limit=1", "é", "==", "\\\"", strings.Repeat("t", 2_000)} {
		add(fmt.Sprintf("the token %.12q", token), no, list(5, token, pod("a", 3, "")), list(5, "", pod("b", 4, "")), watch("watch", "hang", modified("a", 9)))
	}
	for _, versions := range [][2]string{{"5", ""}, {"", "5"}, {"5", "4"}, {"x", "y"}, {"0", "5"}} {
		page := func(version, next string, pods ...string) reply {
			r := list(0, next, pods...)
			r.Frames[0].Text = strings.Replace(r.Frames[0].Text, `"resourceVersion":"0"`, fmt.Sprintf(`"resourceVersion":%q`, version), 1)
			return r
		}
		add(fmt.Sprintf("pages of versions %q and %q", versions[0], versions[1]), no, page(versions[0], "two", pod("a", 3, "")), page(versions[1], "", pod("b", 4, "")),
			watch("watch", "hang", modified("a", 9), faultNamed("expired").frame()), no, list(12, "", pod("a", 9, "")), watch("watch", "hang", added("b", 13)))
	}
	for _, from := range []string{"a", "b", "c"} {
		add("a page repeats "+from, no, list(5, "two", pod("a", 3, ""), pod("b", 4, "")), list(5, "", pod(from, 6, "x"), pod("c", 5, "")), watch("watch", "hang", deleted(from, 7, "x")))
	}
	for n := range 4 {
		add(fmt.Sprintf("bookmarks alone, %d, then nothing", n), append([]reply{watch("watchlist", "end", added("a", 3), mark(5))}, append(slices.Repeat([]reply{watch("watch", "end", bookmark(60+n))}, n), watch("watch", "hang", modified("a", 99)))...)...)
	}
	add("a bookmark without a version", watchList(added("a", 3), mark(5), event("BOOKMARK", `{"kind":"Pod","apiVersion":"v1","metadata":{}}`), faultNamed("expired").frame()), watchList(added("a", 8), mark(9)))
	add("a bookmark of another kind", watchList(added("a", 3), mark(5), event("BOOKMARK", `{"kind":"Node","apiVersion":"v1","metadata":{"resourceVersion":"77"}}`), modified("a", 78)), watchList(added("a", 8), mark(9)))
	add("a bookmark that goes back", watchList(added("a", 30), mark(50), bookmark(40), modified("a", 60), bookmark(55)), watchList(added("a", 8), mark(9)))
	return out
}

// atRandom are histories of a server, told with interruptions. Times are such that no two things are at the same time: events
// come at multiples of 10 ms after a request, resyncs of a period of 2 ms more, actions at 5. Since pauses of the back-off are
// random, what is done with informers that make pauses is done when all of it is over.
func atRandom(r *rand.Rand) []scenario {
	var out []scenario
	for n := range 100 {
		out = append(out, calmScenario(r, fmt.Sprintf("random, calm: %d", n)))
	}
	for n := range 200 {
		out = append(out, randomScenario(r, fmt.Sprintf("random: %d", n)))
	}
	return out
}

// history is a server's objects.
type history struct {
	random  *rand.Rand
	version int
	pods    map[string]string
	// pauses are how many the back-off may still make: with more than these it would not be over at the end.
	pauses int
}

// mayPause is whether something may happen that the informer makes a pause for.
func (h *history) mayPause() bool {
	if h.pauses == 0 {
		return false
	}
	h.pauses--
	return true
}

var podNames = []string{"a", "b", "c", "d"}

// change makes one, and tells the event.
func (h *history) change() frame {
	h.version += 1 + h.random.Intn(3)
	name := podNames[h.random.Intn(len(podNames))]
	object, exists := h.pods[name]
	switch {
	case exists && h.random.Intn(3) == 0:
		delete(h.pods, name)
		return later(event("DELETED", renumbered(object, h.version)))
	case exists && h.random.Intn(5) > 0:
		h.pods[name] = podWithUID(name, h.version, []string{"", "x", "y"}[h.random.Intn(3)], uidOf(object))
		return later(event("MODIFIED", h.pods[name]))
	case exists:
		// Deleted and created where nobody saw it.
		h.pods[name] = podWithUID(name, h.version, "", fmt.Sprint("u", h.version))
		return later(event("MODIFIED", h.pods[name]))
	}
	h.pods[name] = podWithUID(name, h.version, []string{"", "x", "y"}[h.random.Intn(3)], fmt.Sprint("u", h.version))
	return later(event("ADDED", h.pods[name]))
}

func later(f frame) frame {
	f.After = 10
	return f
}

func renumbered(object string, version int) string {
	before, after, _ := strings.Cut(object, `"resourceVersion":"`)
	_, after, _ = strings.Cut(after, `"`)
	return fmt.Sprintf(`%s"resourceVersion":"%d"%s`, before, version, after)
}

func uidOf(object string) string {
	_, uid, _ := strings.Cut(object, `"uid":"`)
	uid, _, _ = strings.Cut(uid, `"`)
	return uid
}

// all are the objects, by name.
func (h *history) all() []string {
	var out []string
	for _, name := range podNames {
		if object, exists := h.pods[name]; exists {
			out = append(out, object)
		}
	}
	return out
}

func (h *history) changes(n int) []frame {
	var out []frame
	for range n {
		if h.random.Intn(6) == 0 {
			out = append(out, later(bookmark(h.version)))
		} else {
			out = append(out, h.change())
		}
		if h.random.Intn(8) == 0 {
			out[len(out)-1].After += 10 * h.random.Intn(600)
		}
	}
	return out
}

// anyFrame is a form that means the same.
func (h *history) anyForm(f frame) frame {
	same := []form{bodies[0], bodies[1], bodies[2], bodies[3], eventForms[0], eventForms[1], eventForms[4], eventForms[6], eventForms[7]}
	if h.random.Intn(5) > 0 {
		return f
	}
	return same[h.random.Intn(len(same))].frame(f)
}

// beginning answers what reads everything.
func (h *history) beginning() []reply {
	pick := func(names ...string) fault { return faultNamed(names[h.random.Intn(len(names))]) }
	var out []reply
	for h.random.Intn(4) == 0 && h.mayPause() {
		// Refused as a whole.
		switch h.random.Intn(4) {
		case 0:
			out = append(out, noResponse("watchlist", "refused"))
		case 1:
			out = append(out, pick("too many", "too many, later", "unavailable, later", "internal, later").reply("watchlist"))
		case 2:
			out = append(out, pick("invalid", "forbidden", "not found", "unavailable").reply("watchlist"), pick("internal", "unavailable", "forbidden", "timeout").reply("list"))
		case 3:
			out = append(out, watch("watchlist", []string{"end", "cut", "reset"}[h.random.Intn(3)], h.initial(h.random.Intn(3))...))
		}
	}
	if h.random.Intn(2) == 0 {
		frames := h.initial(9)
		return append(out, watch("watchlist", "hang", append(frames, later(mark(h.version)))...))
	}
	out = append(out, pick("invalid", "bad request", "not found").reply("watchlist"))
	all := h.all()
	if len(all) < 2 || h.random.Intn(2) == 0 {
		return append(out, list(h.version, "", all...))
	}
	at := 1 + h.random.Intn(len(all)-1)
	out = append(out, list(h.version, "next", all[:at]...))
	if h.random.Intn(4) == 0 {
		return append(out, pick("expired").reply("list"), list(h.version, "", all...))
	}
	return append(out, list(h.version, "", all[at:]...))
}

// initial are the first initial events.
func (h *history) initial(n int) []frame {
	var out []frame
	for i, each := range h.all() {
		if i < n {
			out = append(out, h.anyForm(later(event("ADDED", each))))
		}
	}
	return out
}

// goOn adds what comes after the beginning: watches, each going on where the last one ended. The last of them is open.
func (h *history) goOn(begun []reply, times int) []reply {
	open := begun[len(begun)-1].On == "watchlist"
	for n := range times {
		if !open {
			if h.random.Intn(5) == 0 && h.mayPause() {
				begun = append(begun, []reply{noResponse("watch", "refused"), faultNamed("too many").reply("watch"), faultNamed("too many, later").reply("watch")}[h.random.Intn(3)])
			}
			begun = append(begun, watch("watch", "hang"))
		}
		last := &begun[len(begun)-1]
		for _, each := range h.changes(h.random.Intn(6)) {
			last.Frames = append(last.Frames, h.anyForm(each))
		}
		if n < times-1 {
			// A watch that is over at once is an error to client-go, which another scenario is about.
			last.Finish, last.Last = "end", 2_000+10*h.random.Intn(300)
		}
		open = false
	}
	return begun
}

// calmScenario goes on without faults, and has resyncs.
func calmScenario(r *rand.Rand, name string) scenario {
	h := &history{r, 1, map[string]string{}, 0}
	h.changes(r.Intn(6))
	s := scenario{Name: name, Client: []string{"", "", "dynamic"}[r.Intn(3)], Handlers: []handler{{Name: "h"}}, End: 100_005}
	s.Replies = h.goOn(h.beginning(), 1+r.Intn(5))
	if r.Intn(3) > 0 {
		s.Resync = 20_002 + 10*r.Intn(3_000)
	}
	for _, name := range []string{"i", "j"}[:r.Intn(3)] {
		at := 5 + 10*r.Intn(8_000)
		s.Actions = append(s.Actions, action{At: at, Add: &handler{Name: name}})
		if r.Intn(2) == 0 {
			s.Actions = append(s.Actions, action{At: at + 10*(1+r.Intn(900)), Remove: name})
		}
	}
	for range r.Intn(4) {
		s.Actions = append(s.Actions, action{At: 5 + 10*r.Intn([]int{300, 10_000}[r.Intn(2)]), Look: true})
	}
	sort.SliceStable(s.Actions, func(i, j int) bool { return s.Actions[i].At < s.Actions[j].At })
	return s
}

func randomScenario(r *rand.Rand, name string) scenario {
	h := &history{r, 1, map[string]string{}, 5}
	h.changes(r.Intn(6))
	s := scenario{Name: name, Client: []string{"", "", "dynamic"}[r.Intn(3)], Handlers: []handler{{Name: "h"}}, End: usualEnd}
	for h.mayPause() {
		begun := h.goOn(h.beginning(), 1+r.Intn(4))
		last := &begun[len(begun)-1]
		// The server has forgotten; or breaks.
		switch r.Intn(5) {
		case 0:
			last.Finish, last.Last = []string{"cut", "reset"}[r.Intn(2)], 2_000
			begun = append(begun, faultNamed([]string{"expired", "gone"}[r.Intn(2)]).reply("watch"))
		case 1:
			last.Finish, last.Last = "end", 2_000
			begun = append(begun, faultNamed([]string{"internal", "unauthorized", "not found"}[r.Intn(3)]).reply("watch"))
		default:
			last.Frames = append(last.Frames, later(faultNamed([]string{"expired", "gone", "internal", "store read error"}[r.Intn(4)]).frame()))
		}
		h.changes(r.Intn(5))
		s.Replies = append(s.Replies, begun...)
	}
	s.Replies = append(s.Replies, h.goOn(h.beginning(), 1)...)
	if r.Intn(2) == 0 {
		s.Actions = []action{{At: 200_005, Look: true}, {At: 210_005, Add: &handler{Name: "late"}}}
	}
	return s
}
