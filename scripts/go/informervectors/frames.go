package main

import (
	"fmt"
	"strings"
)

// pod is a Pod as JSON; v is its label.
func pod(name string, version int, v string) string {
	return podWithUID(name, version, v, "")
}

func podWithUID(name string, version int, v, uid string) string {
	labels := ""
	if v != "" {
		labels = fmt.Sprintf(`,"labels":{"v":%q}`, v)
	}
	if uid != "" {
		labels += fmt.Sprintf(`,"uid":%q`, uid)
	}
	return fmt.Sprintf(`{"kind":"Pod","apiVersion":"v1","metadata":{"name":%q,"namespace":"d","resourceVersion":"%d"%s},"spec":{"containers":[]},"status":{}}`, name, version, labels)
}

func event(kind, object string) frame {
	return frame{After: 1, Text: fmt.Sprintf(`{"type":%q,"object":%s}`, kind, object) + "\n"}
}

func added(name string, version int, v ...string) frame {
	return event("ADDED", pod(name, version, strings.Join(v, "")))
}

func modified(name string, version int, v ...string) frame {
	return event("MODIFIED", pod(name, version, strings.Join(v, "")))
}

func deleted(name string, version int, v ...string) frame {
	return event("DELETED", pod(name, version, strings.Join(v, "")))
}

func bookmark(version int) frame {
	return event("BOOKMARK", fmt.Sprintf(`{"kind":"Pod","apiVersion":"v1","metadata":{"resourceVersion":"%d"},"spec":{"containers":null},"status":{}}`, version))
}

func mark(version int) frame {
	return event("BOOKMARK", fmt.Sprintf(`{"kind":"Pod","apiVersion":"v1","metadata":{"resourceVersion":"%d","annotations":{"k8s.io/initial-events-end":"true"}},"spec":{"containers":null},"status":{}}`, version))
}

// fault is a Status of a failure.
type fault struct {
	name    string
	code    int
	reason  string
	message string
	causes  string
	headers map[string]string
}

var faults = []fault{
	{name: "expired", code: 410, reason: "Expired", message: "too old resource version: 1 (9)"},
	{name: "gone", code: 410, reason: "Gone", message: "gone"},
	{name: "too many", code: 429, reason: "TooManyRequests", message: "slow down"},
	{name: "too many, later", code: 429, reason: "TooManyRequests", message: "slow down", headers: map[string]string{"Retry-After": "3"}},
	{name: "internal", code: 500, reason: "InternalError", message: "oops"},
	{name: "internal, later", code: 500, reason: "InternalError", message: "oops", headers: map[string]string{"Retry-After": "2"}},
	{name: "internal, at once", code: 500, reason: "InternalError", message: "oops", headers: map[string]string{"Retry-After": "0"}},
	{name: "store read error", code: 500, reason: "StoreReadError", message: "failed to prepare current and previous objects"},
	{name: "unavailable", code: 503, reason: "ServiceUnavailable", message: "not now"},
	{name: "unavailable, later", code: 503, reason: "ServiceUnavailable", message: "not now", headers: map[string]string{"Retry-After": "1"}},
	{name: "unavailable, date", code: 503, reason: "ServiceUnavailable", message: "not now", headers: map[string]string{"Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT"}},
	{name: "timeout", code: 504, reason: "Timeout", message: "timeout"},
	{name: "too large", code: 504, reason: "Timeout", message: "Too large resource version: 9, current: 1", causes: `[{"reason":"ResourceVersionTooLarge","message":"Too large resource version"}]`},
	{name: "too large by words", code: 504, reason: "Timeout", message: "Timeout: Too large resource version: 9, current: 1", causes: `[]`},
	{name: "bad request", code: 400, reason: "BadRequest", message: "bad"},
	{name: "invalid", code: 422, reason: "Invalid", message: "sendInitialEvents is forbidden for watch unless the WatchList feature gate is enabled"},
	{name: "unauthorized", code: 401, reason: "Unauthorized", message: "Unauthorized"},
	{name: "forbidden", code: 403, reason: "Forbidden", message: "no"},
	{name: "not found", code: 404, reason: "NotFound", message: "the server could not find the requested resource"},
	{name: "not acceptable", code: 406, reason: "NotAcceptable", message: "no"},
}

func (f fault) status() string {
	details := ""
	if f.causes != "" {
		details = fmt.Sprintf(`,"details":{"causes":%s,"retryAfterSeconds":1}`, f.causes)
	}
	return fmt.Sprintf(`{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","message":%q,"reason":%q%s,"code":%d}`, f.message, f.reason, details, f.code)
}

// frame is the fault as an event.
func (f fault) frame() frame { return event("ERROR", f.status()) }

// reply is the fault as an answer.
func (f fault) reply(on string) reply {
	return reply{On: on, Status: f.code, Headers: f.headers, Frames: []frame{{Text: f.status()}}, Finish: "end"}
}

func faultNamed(name string) fault {
	for _, each := range faults {
		if each.name == name {
			return each
		}
	}
	panic(name)
}

// list is a page of Pods; next is the token of the following one.
func list(version int, next string, pods ...string) reply {
	if next != "" {
		next = fmt.Sprintf(`,"continue":%q`, next)
	}
	text := fmt.Sprintf(`{"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":"%d"%s},"items":[%s]}`, version, next, strings.Join(pods, ","))
	return reply{On: "list", Status: 200, Frames: []frame{{Text: text}}, Finish: "end"}
}

func watch(on, finish string, frames ...frame) reply {
	return reply{On: on, Status: 200, Frames: frames, Finish: finish}
}

// watchList is a watch with initial events that goes on.
func watchList(frames ...frame) reply { return watch("watchlist", "hang", frames...) }

func noResponse(on, finish string) reply { return reply{On: on, Finish: finish} }
