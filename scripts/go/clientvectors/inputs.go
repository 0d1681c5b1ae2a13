package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
)

const (
	podJSON        = `{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a","namespace":"default","labels":{"a":"<b>"}},"spec":{"containers":[{"name":"c","image":"i","resources":{"requests":{"cpu":"100m"}}}]}}`
	nodeJSON       = `{"apiVersion":"v1","kind":"Node","metadata":{"name":"a"},"spec":{"unschedulable":true}}`
	deploymentJSON = `{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"a","namespace":"default"},"spec":{"replicas":2,"selector":{"matchLabels":{"a":"b"}},"template":{"metadata":{"labels":{"a":"b"}},"spec":{"containers":[{"name":"c","image":"i"}]}}}}`
	configMapJSON  = `{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"a","namespace":"default"},"data":{"k":"v"},"binaryData":{"b":"AAE="}}`
	cronTabJSON    = `{"apiVersion":"example.com/v1","kind":"CronTab","metadata":{"name":"a","namespace":"default"},"spec":{"schedule":"* * * * *","n":1.5}}`
	partialJSON    = `{"apiVersion":"meta.k8s.io/v1","kind":"PartialObjectMetadata","metadata":{"name":"a"}}`
	successJSON    = `{"apiVersion":"v1","kind":"Status","metadata":{},"status":"Success"}`
)

type kind struct{ client, resource, namespace, object, list string }

var kinds = []kind{
	{"json", "pods", "default", podJSON, "v1 PodList"},
	{"protobuf", "pods", "default", podJSON, "v1 PodList"},
	{"protobuf", "configmaps", "kube-system", configMapJSON, "v1 ConfigMapList"},
	{"json", "nodes", "", nodeJSON, "v1 NodeList"},
	{"json", "deployments", "default", deploymentJSON, "apps/v1 DeploymentList"},
	{"protobuf", "deployments", "default", deploymentJSON, "apps/v1 DeploymentList"},
	{"dynamic", "crontabs", "default", cronTabJSON, "example.com/v1 CronTabList"},
	{"dynamic", "nodes", "", nodeJSON, "v1 NodeList"},
	{"metadata", "deployments", "default", partialJSON, "meta.k8s.io/v1 PartialObjectMetadataList"},
}

func status(code int, reason, message string) string {
	return fmt.Sprintf(`{"apiVersion":"v1","kind":"Status","metadata":{},"status":"Failure","reason":%q,"message":%q,"code":%d}`, reason, message, code)
}

func ok(body string) []reply { return []reply{{Status: 200, Body: body}} }

func inputs(*rand.Rand) []any {
	var all []any
	add := func(k kind, verb string, c call) {
		c.Client, c.Resource, c.Namespace, c.Verb = k.client, k.resource, k.namespace, verb
		all = append(all, c)
	}
	raw := func(text string) json.RawMessage { return json.RawMessage(text) }
	for _, k := range kinds {
		var apiVersion, listKind string
		fmt.Sscan(k.list, &apiVersion, &listKind)
		list := fmt.Sprintf(`{"apiVersion":%q,"kind":%q,"metadata":{"resourceVersion":"5"},"items":[%s]}`, apiVersion, listKind, k.object)
		for _, options := range []string{`{}`, `{"resourceVersion":"0"}`} {
			add(k, "get", call{Name: "a", Options: raw(options), Replies: ok(k.object)})
		}
		for _, options := range []string{
			`{}`, `{"labelSelector":"a in (b, c),d!=e"}`, `{"fieldSelector":"metadata.name=a*~b"}`, `{"limit":2,"continue":"abc+/="}`,
			`{"resourceVersion":"0","resourceVersionMatch":"NotOlderThan"}`, `{"timeoutSeconds":30}`, `{"timeoutSeconds":0}`,
		} {
			add(k, "list", call{Options: raw(options), Replies: ok(list)})
		}
		frame := func(kind, object string) string { return fmt.Sprintf(`{"type":%q,"object":%s}`+"\n", kind, object) }
		stream := frame("ADDED", k.object) + frame("MODIFIED", k.object) + frame("BOOKMARK", k.object) + frame("DELETED", k.object)
		for _, options := range []string{`{}`, `{"resourceVersion":"5","allowWatchBookmarks":true,"timeoutSeconds":300}`,
			`{"sendInitialEvents":true,"resourceVersionMatch":"NotOlderThan","allowWatchBookmarks":true}`} {
			add(k, "watch", call{Options: raw(options), Replies: ok(stream)})
		}
		add(k, "watch", call{Replies: ok(frame("ADDED", k.object) + frame("ERROR", status(410, "Expired", "too old")))})
		deletions := []string{`{}`, `{"gracePeriodSeconds":0,"propagationPolicy":"Foreground"}`, `{"preconditions":{"uid":"u","resourceVersion":"7"},"dryRun":["All"]}`}
		for _, options := range deletions {
			add(k, "delete", call{Name: "a", Options: raw(options), Replies: ok(successJSON)})
		}
		add(k, "deleteCollection", call{Options: raw(deletions[1]), List: raw(`{"labelSelector":"a=b","timeoutSeconds":5}`), Replies: ok(successJSON)})
		for _, patch := range [][2]string{
			{"application/json-patch+json", `[{"op":"add","path":"/metadata/labels","value":{}}]`},
			{"application/merge-patch+json", `{"metadata":{"labels":{"a":null}}}`},
			{"application/strategic-merge-patch+json", `{"metadata":{"labels":{"a":"b"}}}`},
		} {
			add(k, "patch", call{Name: "a", PatchType: patch[0], Object: raw(patch[1]), Options: raw(`{"fieldManager":"me","fieldValidation":"Strict"}`), Replies: ok(k.object)})
		}
		if k.client == "metadata" {
			continue
		}
		for _, options := range []string{`{}`, `{"dryRun":["All"],"fieldManager":"m e","fieldValidation":"Strict"}`} {
			add(k, "create", call{Object: raw(k.object), Options: raw(options), Replies: []reply{{Status: 201, Body: k.object}}})
			add(k, "update", call{Object: raw(k.object), Options: raw(options), Replies: ok(k.object)})
		}
		if k.resource != "configmaps" {
			add(k, "updateStatus", call{Object: raw(k.object), Replies: ok(k.object)})
		}
		add(k, "apply", call{Object: raw(k.object), Options: raw(`{"fieldManager":"me","force":true}`), Replies: ok(k.object)})
		add(k, "apply", call{Object: raw(k.object), Options: raw(`{"fieldManager":"me","force":false,"dryRun":["All"]}`), Replies: ok(k.object)})
	}
	// Other namespaces and names.
	pods := kinds[0]
	everywhere := pods
	everywhere.namespace = ""
	add(everywhere, "list", call{Replies: ok(`{"apiVersion":"v1","kind":"PodList","metadata":{},"items":[]}`)})
	add(everywhere, "watch", call{Replies: ok("")})
	for _, name := range []string{"", ".", "..", "a/b", "a%b", "a:b", "a b", "ä", "x!$&'()*+,;=@~"} {
		add(pods, "get", call{Name: name, Replies: ok(podJSON)})
	}
	// Who asks.
	for _, c := range []config{
		{Token: "secret"}, {Username: "u", Password: "pä"}, {As: "jane"},
		{As: "jane", UID: "7", Groups: []string{"a", "b"}, Extra: map[string][]string{"example.com/x y": {"1", "2"}}, Token: "t"},
		{Path: "/prefix"}, {Path: "/prefix/"}, {Timeout: 90500},
	} {
		add(pods, "get", call{Name: "a", Config: c, Replies: ok(podJSON)})
		add(pods, "watch", call{Config: c, Replies: ok("")})
	}
	// Subresources.
	add(pods, "getScale", call{Name: "a", Replies: ok(scaleJSON)})
	add(pods, "updateScale", call{Name: "a", Object: raw(scaleJSON), Replies: ok(scaleJSON)})
	add(kinds[1], "getScale", call{Name: "a", Replies: ok(scaleJSON)})
	add(kinds[1], "updateScale", call{Name: "a", Object: raw(scaleJSON), Replies: ok(scaleJSON)})
	for _, k := range kinds[:2] {
		add(k, "evict", call{Name: "a", Object: raw(`{"apiVersion":"policy/v1","kind":"Eviction","metadata":{"name":"a","namespace":"default"},"deleteOptions":{"gracePeriodSeconds":5}}`), Replies: ok(successJSON)})
		add(k, "bind", call{Name: "a", Object: raw(`{"apiVersion":"v1","kind":"Binding","metadata":{"name":"a","namespace":"default"},"target":{"kind":"Node","name":"n"}}`), Replies: ok(successJSON)})
		add(k, "updateEphemeralContainers", call{Name: "a", Object: raw(podJSON), Replies: ok(podJSON)})
		add(k, "createToken", call{Name: "a", Object: raw(`{"apiVersion":"authentication.k8s.io/v1","kind":"TokenRequest","metadata":{},"spec":{"audiences":["x"],"expirationSeconds":600}}`),
			Replies: []reply{{Status: 201, Body: `{"apiVersion":"authentication.k8s.io/v1","kind":"TokenRequest","metadata":{"name":"a"},"spec":{"audiences":["x"]},"status":{"token":"t","expirationTimestamp":"2026-01-01T00:00:00Z"}}`}}})
		for _, options := range []string{`{}`, `{"container":"c","follow":true,"previous":true,"timestamps":true}`, `{"tailLines":0,"limitBytes":10,"sinceSeconds":5}`, `{"sinceTime":"2026-01-02T03:04:05Z"}`} {
			add(k, "log", call{Name: "a", Options: raw(options), Replies: []reply{{Status: 200, Headers: map[string]string{"Content-Type": "text/plain"}, Body: "one\ntwo\n"}}})
		}
		add(k, "log", call{Name: "a", Replies: []reply{{Status: 400, Body: status(400, "BadRequest", "which container?")}}})
	}
	// What goes wrong.
	for _, k := range []kind{kinds[0], kinds[1], kinds[6]} {
		for _, answer := range []reply{
			{Status: 400, Body: status(400, "BadRequest", "bad")},
			{Status: 401, Body: status(401, "Unauthorized", "Unauthorized")},
			{Status: 403, Body: status(403, "Forbidden", "no")},
			{Status: 404, Body: status(404, "NotFound", "pods \"a\" not found")},
			{Status: 409, Body: status(409, "Conflict", "changed")},
			{Status: 410, Body: status(410, "Expired", "old")},
			{Status: 422, Body: status(422, "Invalid", "wrong")},
			{Status: 429, Body: status(429, "TooManyRequests", "slow down")},
			{Status: 500, Body: status(500, "InternalError", "oops")},
			{Status: 503, Body: status(503, "ServiceUnavailable", "later")},
			{Status: 504, Body: status(504, "Timeout", "slow")},
			{Status: 404, Headers: map[string]string{"Content-Type": "text/plain"}, Body: "404 page not found\n"},
			{Status: 500, Headers: map[string]string{"Content-Type": "text/html"}, Body: "<html>no</html>"},
			{Status: 502, Headers: map[string]string{"Content-Type": "application/json"}, Body: "{}"},
			{Status: 403, Headers: map[string]string{"Content-Type": "text/plain"}, Body: status(403, "Forbidden", "as text")},
			{Status: 418, Body: ""},
			{Status: 200, Body: status(403, "Forbidden", "with 200")},
			{Failure: "reset"},
			{Status: 200, Body: `{"apiVersion":"v1",`, Failure: "cut"},
		} {
			for _, verb := range []string{"create", "delete"} {
				add(k, verb, call{Name: "a", Object: raw(k.object), Replies: []reply{answer}})
			}
			if answer.Failure == "" {
				add(k, "get", call{Name: "a", Replies: []reply{answer}})
				if answer.Status != 200 {
					add(k, "watch", call{Replies: []reply{answer}})
				}
			}
		}
	}
	// What is asked again.
	later := func(code int, value string) reply {
		return reply{Status: code, Headers: map[string]string{"Retry-After": value}, Body: status(code, "TooManyRequests", "later")}
	}
	reset := reply{Failure: "reset"}
	for _, verb := range []string{"get", "create", "delete", "watch", "log"} {
		last := reply{Status: 200, Body: podJSON}
		if verb == "watch" || verb == "log" {
			last.Body = ""
		}
		if verb == "delete" {
			last.Body = successJSON
		}
		for _, replies := range [][]reply{
			{later(429, "1"), last}, {later(429, "2"), later(503, "1"), later(500, "3"), last}, {later(429, "0"), last}, {later(429, "-1"), last},
			{later(429, "x")}, {later(429, "1.5")}, {later(429, "+2"), last}, {later(404, "1")}, {later(429, "Wed, 21 Oct 2037 07:28:00 GMT")},
			repeated(later(429, "1"), 11), repeated(later(503, "2"), 11),
		} {
			add(pods, verb, call{Name: "a", Object: raw(podJSON), Replies: replies})
		}
	}
	for _, verb := range []string{"get", "watch", "list"} {
		last := reply{Status: 200, Body: podJSON}
		if verb == "watch" {
			last.Body = ""
		}
		if verb == "list" {
			last.Body = `{"apiVersion":"v1","kind":"PodList","metadata":{},"items":[]}`
		}
		add(pods, verb, call{Name: "a", Replies: []reply{reset, last}})
		add(pods, verb, call{Name: "a", Replies: []reply{reset, later(429, "3"), reset, last}})
		add(pods, verb, call{Name: "a", Replies: repeated(reset, 11)})
	}
	return all
}

const scaleJSON = `{"apiVersion":"autoscaling/v1","kind":"Scale","metadata":{"name":"a","namespace":"default"},"spec":{"replicas":3},"status":{"replicas":1}}`

func repeated(r reply, times int) []reply {
	var all []reply
	for range times {
		all = append(all, r)
	}
	return all
}
