package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"strings"
)

// unusualInputs are calls whose answers are legal, and not what API servers send.
func unusualInputs(r *rand.Rand) []any {
	var all []any
	add := func(k kind, verb string, c call) {
		c.Client, c.Resource, c.Namespace, c.Verb = k.client, k.resource, k.namespace, verb
		all = append(all, c)
	}
	raw := func(text string) json.RawMessage { return json.RawMessage(text) }
	pods, proto, deployments, crontabs, metadata := kinds[0], kinds[1], kinds[4], kinds[6], kinds[8]
	services := pods
	services.resource = "services"

	// By way of the API server.
	text := func(status int, body string) reply {
		return reply{Status: status, Headers: map[string]string{"Content-Type": "text/plain"}, Body: body}
	}
	for _, k := range []kind{services, pods} {
		for _, verb := range []string{"proxyGet", "proxyStream"} {
			for _, options := range []string{
				`{}`, `{"port":"80"}`, `{"port":"http"}`, `{"scheme":"https"}`, `{"scheme":"https","port":"8443"}`, `{"scheme":"http","port":"web"}`,
				`{"path":"metrics"}`, `{"path":"/metrics"}`, `{"path":"//a//b/"}`, `{"path":"a/./b"}`, `{"path":"a/../b"}`, `{"path":"a/b/../../c"}`,
				`{"path":"a b"}`, `{"path":"a%20b"}`, `{"path":"a?b=c"}`, `{"path":"a#b"}`, `{"path":"ä/☃"}`, `{"path":"a:b@c;d=e&f+g,h$i"}`, `{"path":"a!b'c(d)e*f~g"}`, `{"path":"a\\b\"c<d>"}`, `{"path":"/"}`, `{"path":"."}`,
				`{"params":{"a":"b"}}`, `{"params":{"b":"1 2","a":"x&y=z"},"path":"q"}`, `{"params":{"":""}}`, `{"params":{"ä":"+"}}`,
			} {
				add(k, verb, call{Name: "web", Options: raw(options), Replies: []reply{text(200, "hello")}})
			}
			for _, name := range []string{"", ".", "..", "a/b", "a%b", "a:b", "a b", "ä"} {
				add(k, verb, call{Name: name, Replies: []reply{text(200, "hello")}})
			}
			for _, answer := range []reply{
				text(201, "made"), text(204, ""), text(206, "part"), text(404, "no such page\n"), text(500, "oops"), text(503, "down"), text(200, ""), text(401, "who?"), text(403, "no"),
				{Status: 200, Headers: map[string]string{"Content-Type": "application/octet-stream"}, Body: "\x00\x01"},
				{Status: 200, Headers: map[string]string{"Content-Type": "a/b/c"}, Body: "x"},
				{Status: 200, Headers: map[string]string{"Content-Type": "application/json"}, Body: status(500, "InternalError", "of the service itself")},
				{Status: 200, Headers: map[string]string{"Content-Type": "-"}, Body: "x"},
			} {
				add(k, verb, call{Name: "web", Replies: []reply{answer}})
			}
			add(k, verb, call{Name: "web", Replies: []reply{{Status: 429, Headers: map[string]string{"Retry-After": "1", "Content-Type": "text/plain"}, Body: "later"}, text(200, "hello")}})
			add(k, verb, call{Name: "web", Replies: []reply{{Failure: "reset"}, text(200, "hello")}})
		}
	}

	// As it came.
	types := []string{
		"application/json", "application/json; charset=utf-8", "application/json;charset=\"utf-8\"", "APPLICATION/JSON", "application/json;", "application/json;;", "application/json;a",
		"-", "text/plain", "text/plain; charset=utf-8", "text/html", "text/json", "application/yaml", "application/octet-stream", "application/problem+json",
		"application/vnd.kubernetes.protobuf", "application/json;as=Table;v=v1;g=meta.k8s.io", "*/*", "json", "a/b/c", ";", "application/cbor",
	}
	podList := fmt.Sprintf(`{"apiVersion":"v1","kind":"PodList","metadata":{"resourceVersion":"5"},"items":[%s]}`, podJSON)
	bodies := []string{
		podJSON, podList, successJSON, status(403, "Forbidden", "no"), "", " ", "null", "{}", "[]", "7", `"a"`, "true", "hello", "\ufeff" + podJSON, podJSON + "\n", "\n\t " + podJSON, podJSON + "x", podJSON + podJSON,
		`{"apiVersion":"v1","kind":"Pod"}`, `{"apiVersion":"v1","kind":"Pod","metadata":null}`, `{"kind":"Pod","metadata":{"name":"a"}}`, `{"metadata":{"name":"a"}}`, `{"apiVersion":"v1","metadata":{"name":"a"}}`,
		`{"apiVersion":"v2","kind":"Pod","metadata":{"name":"a"}}`, `{"apiVersion":"x/v1","kind":"Pod","metadata":{"name":"a"}}`, `{"apiVersion":"v1","kind":"pod","metadata":{"name":"a"}}`, `{"apiVersion":7,"kind":"Pod"}`,
		`{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a"},"spec":null,"status":null}`, `{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a","labels":null,"ownerReferences":null},"spec":{"containers":null}}`,
		`{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a","name":"b"}}`, `{"apiVersion":"v1","kind":"Pod","metadata":{"Name":"a"}}`, `{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a"},"unknown":{"x":[1,2]}}`,
		`{"apiVersion":"v1","kind":"Pod","metadata":{"name":7}}`, `{"apiVersion":"v1","kind":"PodList","metadata":{},"items":null}`, `{"apiVersion":"v1","kind":"PodList","metadata":{}}`, `{"apiVersion":"v1","kind":"PodList","items":[]}`,
		`{"apiVersion":"v1","kind":"PodList","metadata":null,"items":[{"metadata":{"name":"x"}}]}`, `{"apiVersion":"v1","kind":"PodList","metadata":{},"items":[null]}`, `{"apiVersion":"v1","kind":"PodList","metadata":{},"items":[{}]}`,
		`{"apiVersion":"v1","kind":"PodList","metadata":{"remainingItemCount":3,"continue":"c"},"items":[` + podJSON + `,` + podJSON + `]}`, `{"apiVersion":"v1","kind":"List","metadata":{},"items":[` + podJSON + `]}`,
		`{"apiVersion":"v1","kind":"Status","metadata":{},"status":"Failure","code":0}`, `{"apiVersion":"v1","kind":"Status"}`, `{"kind":"Status","status":"Failure","message":"old","code":404}`, `{"status":"Failure","message":"no kind","code":409,"reason":"Conflict"}`,
		`{"apiVersion":"v1","kind":"Status","status":"Failure","reason":"Invalid","details":{"name":"a","kind":"Pod","causes":[{"reason":"FieldValueInvalid","message":"m","field":"f"}]},"code":422}`,
		`{"apiVersion":"v1","kind":"Status","status":"Failure","reason":"TooManyRequests","details":{"retryAfterSeconds":7},"code":429,"message":"wait"}`,
		"apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\n",
	}
	codes := []int{200, 201, 202, 203, 204, 205, 206, 207, 226, 299, 300, 302, 304, 400, 401, 402, 403, 404, 405, 406, 408, 409, 410, 412, 413, 415, 418, 422, 423, 425, 429, 431, 451, 499, 500, 501, 502, 503, 504, 505, 507, 511, 520, 599}
	for _, code := range codes {
		for _, contentType := range []string{"application/json", "text/plain", "-"} {
			for _, body := range []string{podJSON, "", "hello", status(409, "Conflict", "changed"), "{}"} {
				answer := reply{Status: code, Headers: map[string]string{"Content-Type": contentType}, Body: body}
				add(pods, "answer", call{Options: raw(`{"method":"GET","path":"/api/v1/namespaces/default/pods/a","into":"Pod"}`), Replies: []reply{answer}})
			}
		}
	}
	for _, contentType := range types {
		for _, body := range []string{podJSON, successJSON, status(403, "Forbidden", "no"), "hello", ""} {
			for _, code := range []int{200, 404} {
				add(pods, "answer", call{Options: raw(`{"method":"GET","path":"/healthz"}`), Replies: []reply{{Status: code, Headers: map[string]string{"Content-Type": contentType}, Body: body}}})
				add(pods, "get", call{Name: "a", Replies: []reply{{Status: code, Headers: map[string]string{"Content-Type": contentType}, Body: body}}})
			}
		}
	}
	for _, body := range bodies {
		for _, into := range []string{"Pod", "PodList", "Status"} {
			add(pods, "answer", call{Options: raw(fmt.Sprintf(`{"method":"POST","path":"/x","body":"b","into":%q}`, into)), Replies: []reply{{Status: 201, Body: body}}})
		}
		for _, k := range []kind{pods, proto, crontabs, metadata} {
			for _, verb := range []string{"get", "list", "delete", "deleteCollection", "create", "update", "apply", "patch"} {
				if k.client == "metadata" && (verb == "create" || verb == "update" || verb == "apply") {
					continue
				}
				if k.client == "protobuf" && verb != "get" && verb != "list" {
					continue
				}
				c := call{Name: "a", Object: raw(k.object), Replies: []reply{{Status: 200, Body: body}}}
				if verb == "apply" {
					c.Options = raw(`{"fieldManager":"me","force":true}`)
				}
				if verb == "patch" {
					c.PatchType, c.Object = "application/merge-patch+json", raw(`{"a":1}`)
				}
				add(k, verb, c)
			}
		}
	}
	// What can't be sent again.
	for _, streamed := range []bool{false, true} {
		for _, method := range []string{"GET", "POST", "PUT"} {
			options := raw(fmt.Sprintf(`{"method":%q,"path":"/x","body":"abc","streamed":%t}`, method, streamed))
			last := text(200, "done")
			add(pods, "answer", call{Options: options, Replies: []reply{last}})
			add(pods, "answer", call{Options: options, Replies: []reply{{Status: 429, Headers: map[string]string{"Retry-After": "1"}, Body: status(429, "TooManyRequests", "later")}, last}})
			add(pods, "answer", call{Options: options, Replies: []reply{{Status: 503, Headers: map[string]string{"Retry-After": "2"}}, last}})
			add(pods, "answer", call{Options: options, Replies: []reply{{Failure: "reset"}, last}})
		}
	}
	// Warnings.
	for _, warning := range []string{
		`299 - "one"`, `299 - "one", 299 - "two"`, `299 - "one", junk, 299 - "two"`, `junk`, ``, `299 agent "x y \"z\" \\"`, `299 - ""`, `299 - "a" "Mon, 02 Jan 2006 15:04:05 GMT"`, `199 - "misc"`, `299 -`, `299 - one`, `99 - "x"`, `1000 - "x"`,
		`299 - "a; b"`, `299 - "a,b", 299 - "c"`, `299  -  "two spaces"`, `299 - "open`, `-99 - "x"`, `299 - "one",299 - "two"`, `299 host:80 "x"`, `299 - "x" junk`, `299 - "x", `, `, 299 - "x"`,
	} {
		for _, code := range []int{200, 404} {
			body := podJSON
			if code == 404 {
				body = status(404, "NotFound", "none")
			}
			add(pods, "get", call{Name: "a", Replies: []reply{{Status: code, Headers: map[string]string{"Warning": warning}, Body: body}}})
			// Behind what can't be read client-go reads no further.
			if !strings.Contains(warning, "junk, ") && !strings.HasPrefix(warning, ",") {
				add(pods, "answer", call{Options: raw(`{"method":"GET","path":"/x"}`), Replies: []reply{{Status: code, Headers: map[string]string{"Warning": warning}, Body: body}}})
			}
		}
		add(pods, "watch", call{Replies: []reply{{Status: 200, Headers: map[string]string{"Warning": warning}}}})
		add(crontabs, "delete", call{Name: "a", Replies: []reply{{Status: 200, Headers: map[string]string{"Warning": warning}, Body: successJSON}}})
		add(pods, "log", call{Name: "a", Replies: []reply{{Status: 200, Headers: map[string]string{"Warning": warning}, Body: "x"}}})
	}
	// When to come again.
	for _, value := range []string{"1", "01", "+1", "-1", "0", "-0", "", "1s", "1.0", "1e1", "0x1", "1_0", "15", "Wed, 21 Oct 2037 07:28:00 GMT", "9223372036854775808", "true"} {
		for _, code := range []int{429, 500, 502, 503, 504, 599, 408, 409, 200, 301} {
			if code != 429 && code != 503 && code != 408 && value != "1" {
				continue
			}
			answer := reply{Status: code, Headers: map[string]string{"Retry-After": value}, Body: status(429, "TooManyRequests", "later")}
			for _, verb := range []string{"get", "create", "watch", "list"} {
				last := reply{Status: 200, Body: podJSON}
				if verb == "list" {
					last.Body = podList
				}
				if verb == "watch" {
					last.Body = ""
				}
				add(pods, verb, call{Name: "a", Object: raw(podJSON), Replies: []reply{answer, last}})
			}
		}
	}
	// Events.
	frame := func(kind, object string) string { return fmt.Sprintf(`{"type":%q,"object":%s}`+"\n", kind, object) }

	for _, k := range []kind{pods, crontabs, metadata, deployments} {
		good := frame("ADDED", k.object)
		for _, stream := range []string{
			good, strings.TrimSpace(good), "\n\n" + good + "\n\n", good + " ", strings.ReplaceAll(good, "\n", "") + good, good + "{}\n" + good, good + "null\n", good + "7\n", good + "junk\n" + good,
			frame("UNKNOWN", k.object) + good, frame("added", k.object) + good, frame("", k.object) + good, `{"object":` + k.object + "}\n" + good, `{"type":"ADDED"}` + "\n" + good, frame("ADDED", "null") + good,
			frame("ERROR", k.object) + good, frame("ERROR", successJSON) + good, frame("ERROR", status(410, "Expired", "old")) + good, frame("ERROR", "{}") + good, frame("ADDED", status(403, "Forbidden", "no")) + good, frame("ADDED", successJSON) + good,
			frame("BOOKMARK", k.object) + good, frame("BOOKMARK", `{"apiVersion":"v1","kind":"Pod","metadata":{"resourceVersion":"9"}}`) + good, `{"type":"ADDED","object":` + k.object + `,"more":1}` + "\n" + good,
			`{"object":` + k.object + `,"type":"MODIFIED"}` + "\n" + good, `{"TYPE":"ADDED","OBJECT":` + k.object + "}\n" + good, frame("ADDED", nodeJSON) + good, frame("ADDED", "[]") + good, frame("ADDED", `"x"`) + good, good + good[:20],
			frame("DELETED", k.object), "\ufeff" + good,
		} {
			add(k, "watch", call{Replies: ok(stream)})
		}
		for _, contentType := range types {
			add(k, "watch", call{Replies: []reply{{Status: 200, Headers: map[string]string{"Content-Type": contentType}, Body: good}}})
		}
		for _, code := range []int{201, 202, 204, 206, 300, 304, 404, 500} {
			add(k, "watch", call{Replies: []reply{{Status: code, Body: good}}})
			add(k, "watch", call{Replies: []reply{{Status: code, Body: ""}}})
		}
	}
	// At random.
	any := func(of ...kind) kind { return of[r.Intn(len(of))] }
	verbs := []string{"get", "get", "list", "delete", "create", "update", "patch", "watch", "deleteCollection"}
	for range 600 {
		k := any(pods, pods, proto, deployments, crontabs, metadata)
		verb := verbs[r.Intn(len(verbs))]
		if k.client == "metadata" && (verb == "create" || verb == "update") {
			verb = "get"
		}
		c := call{Name: "a", Object: raw(k.object)}
		if verb == "patch" {
			c.PatchType, c.Object = "application/merge-patch+json", raw(`{"a":1}`)
		}
		for range 1 + r.Intn(3) {
			answer := reply{Status: codes[r.Intn(len(codes))], Headers: map[string]string{}}
			if r.Intn(3) > 0 {
				answer.Status = []int{200, 200, 200, 201, 429, 500, 503, 404}[r.Intn(8)]
			}
			if r.Intn(3) == 0 {
				answer.Headers["Content-Type"] = types[r.Intn(len(types))]
			}
			if r.Intn(3) == 0 {
				answer.Headers["Retry-After"] = []string{"1", "0", "x", "2"}[r.Intn(4)]
			}
			if r.Intn(4) == 0 {
				answer.Headers["Warning"] = []string{`299 - "one"`, `junk, 299 - "two"`}[r.Intn(2)]
			}
			answer.Body = bodies[r.Intn(len(bodies))]
			if r.Intn(2) == 0 {
				answer.Body = k.object
			}
			if verb == "watch" {
				answer.Body = frame([]string{"ADDED", "MODIFIED", "ERROR", "BOOKMARK"}[r.Intn(4)], k.object) + frame("DELETED", k.object)
			}
			switch r.Intn(12) {
			case 0:
				answer = reply{Failure: "reset"}
			case 1:
				answer.Failure = "cut"
			}
			c.Replies = append(c.Replies, answer)
		}
		add(k, verb, c)
	}
	return all
}
