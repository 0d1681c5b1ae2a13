package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer/protobuf"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/kubernetes/scheme"
	watchtools "k8s.io/client-go/tools/watch"
	"kubetyped/rows"
)

// watching is the Watch of a client.
type watching func(context.Context, metav1.ListOptions) (watch.Interface, error)

func (w watching) WatchWithContext(ctx context.Context, o metav1.ListOptions) (watch.Interface, error) {
	return w(ctx, o)
}

// retried watches until the script is over.
func (c call) retried(t *transport, w watching) ([]string, error) {
	ctx, cancel := context.WithCancel(background)
	defer cancel()
	t.finished = cancel
	retrying, err := watchtools.NewRetryWatcherWithContext(ctx, options[metav1.ListOptions](c.Options).ResourceVersion, w)
	if err != nil {
		return nil, err
	}
	result, err := c.events(retrying, nil)
	<-retrying.Done()
	return result, err
}

// detailed is an event with what is in its object. What clients say by themselves is told by its reason alone.
func detailed(event watch.Event) string {
	if status, ok := event.Object.(*metav1.Status); ok {
		message := status.Message
		if strings.Contains(message, "unable to decode") || strings.Contains(message, "retryWatcher") {
			message = "..."
		}
		out := fmt.Sprint(event.Type, " Status ", status.Status, " ", status.Code, " ", status.Reason, " ", message)
		if status.Details != nil {
			out += fmt.Sprint(" ", status.Details.RetryAfterSeconds)
			for _, each := range status.Details.Causes {
				out += fmt.Sprint(" ", each.Type)
			}
		}
		return out
	}
	accessor, err := meta.Accessor(event.Object)
	if err != nil {
		return string(event.Type)
	}
	out := fmt.Sprint(event.Type, " ", accessor.GetName(), " ", accessor.GetResourceVersion())
	for _, each := range []string{"k8s.io/initial-events-end", "a"} {
		if value, ok := accessor.GetAnnotations()[each]; ok {
			out += " " + each + "=" + value
		}
	}
	return out
}

// numbered is an object of a kind with a name and a version.
func (k kind) numbered(name string, version int) string {
	return strings.Replace(k.object, `"metadata":{"name":"a"`, fmt.Sprintf(`"metadata":{"name":%q,"resourceVersion":"%d"`, name, version), 1)
}

// marked is a bookmark; annotations are its members.
func (k kind) marked(version int, annotations string) string {
	var each struct{ APIVersion, Kind string }
	if err := json.Unmarshal([]byte(k.object), &each); err != nil {
		panic(err)
	}
	return fmt.Sprintf(`{"apiVersion":%q,"kind":%q,"metadata":{"resourceVersion":"%d"%s}}`, each.APIVersion, each.Kind, version, annotations)
}

var annotationForms = []string{
	``, `,"annotations":{}`, `,"annotations":null`, `,"annotations":{"k8s.io/initial-events-end":"true"}`, `,"annotations":{"k8s.io/initial-events-end":"false"}`, `,"annotations":{"k8s.io/initial-events-end":""}`,
	`,"annotations":{"a":"b"}`, `,"annotations":{"a":"k8s.io/initial-events-end"}`, `,"name":"","labels":null,"annotations":{"k8s.io/initial-events-end":"true","a":"b"}`,
}

// failures are what is in ERROR events.
func failures() []string {
	var out []string
	for _, each := range []struct {
		code   int
		reason string
	}{
		{400, "BadRequest"}, {401, "Unauthorized"}, {403, "Forbidden"}, {404, "NotFound"}, {405, "MethodNotAllowed"}, {406, "NotAcceptable"}, {409, "Conflict"}, {410, "Gone"}, {410, "Expired"}, {413, "RequestEntityTooLarge"}, {422, "Invalid"},
		{429, "TooManyRequests"}, {500, "InternalError"}, {500, "ServerTimeout"}, {500, "StoreReadError"}, {503, "ServiceUnavailable"}, {504, "Timeout"}, {0, ""}, {200, ""}, {504, "Expired"}, {410, ""}, {0, "Expired"}, {500, "Whatever"},
	} {
		out = append(out, status(each.code, each.reason, "m"),
			fmt.Sprintf(`{"kind":"Status","apiVersion":"v1","status":"Failure","reason":%q,"message":"m","details":{"retryAfterSeconds":3,"causes":[{"reason":"C","message":"c"}]},"code":%d}`, each.reason, each.code))
	}
	return append(out,
		`{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Success"}`, `{"kind":"Status","apiVersion":"v1"}`, `{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","code":410,"details":{}}`,
		`{"kind":"Status","apiVersion":"v1","status":"Failure","details":{"retryAfterSeconds":-2},"code":500}`, `{"kind":"Status","apiVersion":"v1","status":"Failure","details":null,"message":null,"code":500}`,
		`{"kind":"Status","apiVersion":"v1","status":"Failure","message":"`+strings.Repeat("long ", 300)+`","code":500}`,
		`{"kind":"Status","apiVersion":"v1","status":"Failure","message":"retry, says retryWatcher","reason":"InternalError","code":500}`,
	)
}

// strange are objects that are none of the kind, or not whole.
func (k kind) strange(version int) []string {
	object := k.numbered("s", version)
	return []string{
		strings.Replace(object, `"apiVersion"`, `"version"`, 1), strings.Replace(object, `"kind"`, `"sort"`, 1), `{"metadata":{"name":"s","resourceVersion":"4"}}`, strings.Replace(object, `"resourceVersion"`, `"noVersion"`, 1),
		strings.Replace(object, `"metadata":{`, `"metadata":null,"more":{`, 1), `{}`, `null`, `[]`, `7`, `"x"`, `true`, `[` + object + `]`, nodeJSON, `{"apiVersion":"v1","kind":"List","items":[]}`,
		`{"apiVersion":"v1","kind":"PodList","metadata":{"resourceVersion":"5"},"items":[]}`, `{"apiVersion":"unknown.example/v1","kind":"Thing","metadata":{"name":"s","resourceVersion":"4"}}`,
		strings.Replace(object, `"name":"s"`, `"name":7`, 1), strings.Replace(object, `"metadata":{`, `"metadata":{"finalizers":null,"ownerReferences":[],`, 1), strings.Replace(object, `"metadata":{`, `"unknown":{"a":[{}]},"metadata":{`, 1),
	}
}

// written is an event in one of the ways in which it can be written.
func written(r *rand.Rand, kind, object string) string {
	switch r.Intn(14) {
	case 0:
		return fmt.Sprintf(`{"object":%s,"type":%q}`, object, kind)
	case 1:
		return fmt.Sprintf("{ \"type\" : %q ,\n\t\"object\" : %s\r\n}", kind, object)
	case 2:
		return fmt.Sprintf(`{"a":null,"type":%q,"b":[{}],"object":%s,"c":{"type":"DELETED"}}`, kind, object)
	case 3:
		return fmt.Sprintf(`{"type":"DELETED","type":%q,"object":%s}`, kind, object)
	case 4:
		return fmt.Sprintf(`{"type":%q,"object":null,"object":%s}`, kind, object)
	case 5:
		return fmt.Sprintf(`{"\u0074ype":"\u00%x%s","object":%s}`, kind[0], kind[1:], object)
	case 6:
		return fmt.Sprintf(`{"type":%q,"object":%s,"more":"%s"}`, kind, object, strings.Repeat("x", 2_000))
	}
	return fmt.Sprintf(`{"type":%q,"object":%s}`, kind, object)
}

// stream is the body of a watch: some events, mostly unusual ones, and how it ends. One that is whole has no objects but such
// as can be read.
func (k kind) stream(r *rand.Rand, version *int, isWhole bool) (body, failure string) {
	var out strings.Builder
	faults := failures()
	for range 1 + r.Intn(5) {
		*version++
		changed := []string{"ADDED", "MODIFIED", "DELETED"}[r.Intn(3)]
		switch r.Intn(10) {
		case 0, 1, 2:
			out.WriteString(written(r, changed, k.numbered("a", *version)))
		case 3, 4:
			out.WriteString(written(r, "BOOKMARK", k.marked(*version, rows.Pick(r, annotationForms))))
		case 5, 6:
			out.WriteString(written(r, "ERROR", rows.Pick(r, faults)))
		case 7:
			if isWhole {
				out.WriteString(written(r, changed, strings.Replace(k.numbered("s", *version), `"resourceVersion"`, `"noVersion"`, 1)))
				break
			}
			out.WriteString(written(r, rows.Pick(r, []string{changed, changed, "BOOKMARK", "ERROR"}), rows.Pick(r, k.strange(*version))))
		case 8:
			out.WriteString(written(r, changed, k.numbered("b", *version)))
		case 9:
			out.WriteString(rows.Pick(r, []string{
				"", "{}", "null", "[]", "7", `"x"`, "junk", "{", "}", "<html>", `{"type":"ADDED"}`, `{"type":7,"object":{}}`, `{"type":null,"object":` + k.object + `}`, `{"object":` + k.object + `}`, "\ufeff", k.object, status(410, "Expired", "bare"), "\x00", ",",
				written(r, rows.Pick(r, []string{"added", "Added", "SYNC", "ADDED ", "ERRORS", "X"}), k.numbered("c", *version)),
			}))
		}
		out.WriteString(rows.Pick(r, []string{"\n", "\n", "\n", "\n", "", "\n\n", "\r\n", " ", "\t\n "}))
	}
	body = out.String()
	switch r.Intn(8) {
	case 0:
		body = body[:r.Intn(len(body)+1)]
	case 1:
		return body, "cut"
	case 2:
		return body[:r.Intn(len(body)+1)], "cut"
	}
	return body, ""
}

// begins are answers to watches that do not begin.
func refusal(r *rand.Rand) reply {
	code := rows.Pick(r, []int{400, 401, 403, 404, 405, 406, 410, 415, 422, 429, 429, 500, 500, 502, 503, 503, 504, 201, 202, 204, 301, 304, 307})
	answer := reply{Status: code, Headers: map[string]string{}, Body: rows.Pick(r, []string{status(code, "", "m"), status(410, "Expired", "m"), status(403, "Forbidden", "m"), status(401, "Unauthorized", "m"), "", "text", "{}", "<html>no</html>", successJSON})}
	if r.Intn(2) == 0 {
		answer.Headers["Content-Type"] = rows.Pick(r, []string{"text/plain", "text/html", "-", "application/json;charset=utf-8"})
	}
	if r.Intn(2) == 0 {
		answer.Headers["Retry-After"] = rows.Pick(r, []string{"1", "0", "3", "-1", "Wed, 21 Oct 2037 07:28:00 GMT", "soon", ""})
	}
	if r.Intn(4) == 0 {
		answer.Headers["Location"] = "https://server/elsewhere"
		answer.Status = rows.Pick(r, []int{300, 304, 305, 404})
	}
	return answer
}

// framed is a message of a stream in Protobuf.
func framed(event []byte) []byte {
	n := len(event)
	return append([]byte{byte(n >> 24), byte(n >> 16), byte(n >> 8), byte(n)}, event...)
}

var protobufs = protobuf.NewSerializer(scheme.Scheme, scheme.Scheme)

func protobufOf(object string) []byte {
	decoded, _, err := scheme.Codecs.UniversalDeserializer().Decode([]byte(object), nil, nil)
	if err != nil {
		panic(err)
	}
	var out bytes.Buffer
	if err := protobufs.Encode(decoded, &out); err != nil {
		panic(err)
	}
	return out.Bytes()
}

func protobufEvent(kind string, object []byte) []byte {
	out, err := (&metav1.WatchEvent{Type: kind, Object: runtime.RawExtension{Raw: object}}).Marshal()
	if err != nil {
		panic(err)
	}
	return framed(out)
}

// protobufStream is the body of a watch in Protobuf.
func (k kind) protobufStream(r *rand.Rand, version *int) (body []byte, failure string) {
	for range 1 + r.Intn(4) {
		*version++
		object := protobufOf(k.numbered("a", *version))
		changed := []string{"ADDED", "MODIFIED", "DELETED"}[r.Intn(3)]
		switch r.Intn(8) {
		case 0, 1:
			body = append(body, protobufEvent(changed, object)...)
		case 2:
			body = append(body, protobufEvent("BOOKMARK", protobufOf(k.marked(*version, rows.Pick(r, annotationForms))))...)
		case 3:
			body = append(body, protobufEvent("ERROR", protobufOf(status(410, "Expired", "m")))...)
		case 4:
			body = append(body, protobufEvent(changed, []byte(k.numbered("a", *version)))...)
		case 5:
			body = append(body, protobufEvent(rows.Pick(r, []string{"", "x", "added", changed}), rows.Pick(r, [][]byte{nil, {}, object[:4], object[4:], object[:len(object)-1], append(object, 0xff), protobufOf(nodeJSON), protobufOf(successJSON), []byte("k8s\x01")}))...)
		case 6:
			body = append(body, rows.Pick(r, [][]byte{{0, 0, 0, 0}, {0, 0, 0, 1, 0}, {0, 0, 0, 2, 0xff, 0xff}, {0, 0, 0}, {0xff, 0xff, 0xff, 0xff}, {0x7f, 0, 0, 0, 1}, []byte("{}\n"), []byte(`{"type":"ADDED"}`), framed(object)})...)
		case 7:
			// Fields that are not known, and a field that is there twice.
			event := protobufEvent(changed, object)[4:]
			body = append(body, framed(append(append([]byte{0x0a, 1, 'x'}, event...), 0x78, 7))...)
		}
	}
	switch r.Intn(6) {
	case 0:
		body = body[:r.Intn(len(body)+1)]
	case 1:
		return body, "cut"
	}
	return body, ""
}

// streamInputs are watches whose streams are legal but unusual, or nearly legal.
func streamInputs(r *rand.Rand) []any {
	var all []any
	add := func(k kind, verb string, replies ...reply) {
		c := call{Client: k.client, Resource: k.resource, Namespace: k.namespace, Verb: verb, Detailed: true, Replies: replies}
		if verb == "retryWatch" {
			c.Options = json.RawMessage(`{"resourceVersion":"3"}`)
		}
		all = append(all, c)
	}
	pods, proto, deployments, crontabs, metadata := kinds[0], kinds[1], kinds[4], kinds[6], kinds[8]
	clients := []kind{pods, pods, proto, deployments, crontabs, crontabs, metadata}
	streaming := func(k kind, version *int, isWhole bool) reply {
		body, failure := k.stream(r, version, isWhole)
		answer := reply{Status: 200, Body: body, Failure: failure}
		if r.Intn(6) == 0 {
			answer.Headers = map[string]string{"Content-Type": rows.Pick(r, []string{"application/json;stream=watch", "application/json; charset=utf-8", "-"})}
		}
		return answer
	}
	// Each failure alone, by each client.
	for _, k := range []kind{pods, proto, crontabs, metadata} {
		for _, each := range failures() {
			event := fmt.Sprintf(`{"type":"ERROR","object":%s}`+"\n", each)
			after := fmt.Sprintf(`{"type":"ADDED","object":%s}`+"\n", k.numbered("a", 9))
			add(k, "watch", ok(event+after)...)
			add(k, "retryWatch", append(ok(event+after), ok(after)...)...)
		}
	}
	for range 1_200 {
		k, version := rows.Pick(r, clients), 3
		add(k, "watch", streaming(k, &version, false))
	}
	for range 900 {
		k, version := rows.Pick(r, clients), 3
		var replies []reply
		for range 1 + r.Intn(4) {
			switch r.Intn(5) {
			case 0:
				replies = append(replies, refusal(r))
			case 1:
				replies = append(replies, reply{Failure: "reset"})
			default:
				replies = append(replies, streaming(k, &version, true))
			}
		}
		add(k, "retryWatch", replies...)
	}
	for range 300 {
		version := 3
		body, failure := proto.protobufStream(r, &version)
		add(proto, rows.Pick(r, []string{"watch", "watch", "retryWatch"}), reply{
			Status: 200, Bytes: body, Failure: failure, Headers: map[string]string{"Content-Type": rows.Pick(r, []string{"application/vnd.kubernetes.protobuf;stream=watch", "application/vnd.kubernetes.protobuf"})},
		})
	}
	return all
}
