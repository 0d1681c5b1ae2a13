package main

import (
	"encoding/json"
	"math/rand"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/validation/field"

	"kubetyped/rows"
)

var (
	constructors = []string{
		"NotFound", "AlreadyExists", "GenerateNameConflict", "Unauthorized", "Forbidden", "Conflict", "ApplyConflict", "Gone", "ResourceExpired",
		"Invalid", "BadRequest", "TooManyRequests", "ServiceUnavailable", "MethodNotSupported", "ServerTimeout", "ServerTimeoutForKind",
		"InternalError", "TimeoutError", "TooManyRequestsError", "RequestEntityTooLargeError",
	}
	groups  = []string{"", "", "apps", "example.com"}
	kinds   = []string{"", "pods", "Pod", "deployments/scale", "\u00e9"}
	names   = []string{"", "nginx", "a\"b\\c", "\u2028\u00e9", "<&>", "tab\tnew\nline", "\U0001f600"}
	texts   = []string{"", "x", "unknown", "not \"allowed\"", "50% off %d", "<&>\u2028", "two\nlines", "\u65e5\u672c", "\u0000\u007f\u0085\ufeff"}
	seconds = []int{0, 1, 30, -1, 2147483647, 2147483648, 4294967295, 4294967296, -2147483649}
	reasons = []metav1.StatusReason{
		"", metav1.StatusReasonUnauthorized, metav1.StatusReasonForbidden, metav1.StatusReasonNotFound, metav1.StatusReasonAlreadyExists,
		metav1.StatusReasonConflict, metav1.StatusReasonGone, metav1.StatusReasonInvalid, metav1.StatusReasonServerTimeout,
		metav1.StatusReasonStoreReadError, metav1.StatusReasonTimeout, metav1.StatusReasonTooManyRequests, metav1.StatusReasonBadRequest,
		metav1.StatusReasonMethodNotAllowed, metav1.StatusReasonNotAcceptable, metav1.StatusReasonRequestEntityTooLarge,
		metav1.StatusReasonUnsupportedMediaType, metav1.StatusReasonInternalError, metav1.StatusReasonExpired,
		metav1.StatusReasonServiceUnavailable, "Own", "notfound",
	}
	codes = []int32{0, 200, 400, 401, 403, 404, 405, 406, 409, 410, 413, 415, 422, 429, 500, 503, 504, 418}
	verbs = []string{"GET", "POST", "PUT", "DELETE", "get", "\u0130\u03a3"}
)

func causes(r *rand.Rand) []metav1.StatusCause {
	var out []metav1.StatusCause
	for n := r.Intn(3); n > 0; n-- {
		types := []metav1.CauseType{"", metav1.CauseTypeFieldValueInvalid, metav1.CauseTypeUnexpectedServerResponse, "Own"}
		out = append(out, metav1.StatusCause{Type: rows.Pick(r, types), Message: rows.Pick(r, texts), Field: rows.Pick(r, []string{"", "spec.a"})})
	}
	return out
}

func fieldErrors(r *rand.Rand) []fieldError {
	types := []field.ErrorType{
		field.ErrorTypeNotFound, field.ErrorTypeRequired, field.ErrorTypeDuplicate, field.ErrorTypeInvalid, field.ErrorTypeNotSupported,
		field.ErrorTypeForbidden, field.ErrorTypeTooLong, field.ErrorTypeTooMany, field.ErrorTypeTooFew, field.ErrorTypeInternal,
		field.ErrorTypeTypeInvalid, field.ErrorTypeTooShort,
	}
	var out []fieldError
	for n := r.Intn(4); n > 0; n-- {
		out = append(out, fieldError{string(rows.Pick(r, types)), rows.Pick(r, []string{"", "spec", "spec.a[0]"}), rows.Pick(r, texts), rows.Pick(r, texts)})
	}
	return out
}

func constructorInputs(r *rand.Rand) []any {
	var out []any
	for _, name := range constructors {
		for n := 0; n < 80; n++ {
			c := construction{Func: name, Group: rows.Pick(r, groups), Name: rows.Pick(r, names), Kind: rows.Pick(r, kinds), Text: rows.Pick(r, texts)}
			c.Nil = r.Intn(8) == 0
			c.Seconds = rows.Pick(r, seconds)
			c.Causes = causes(r)
			c.Errors = fieldErrors(r)
			out = append(out, c)
		}
	}
	return out
}

func genericInputs(r *rand.Rand) []any {
	var out []any
	for code := 395; code < 520; code++ {
		for n := 0; n < 6; n++ {
			out = append(out, randomGeneric(r, code))
		}
	}
	for _, code := range []int{-1, 0, 100, 200, 302, 599, 600, 2147483648} {
		for n := 0; n < 20; n++ {
			out = append(out, randomGeneric(r, code))
		}
	}
	for n := 0; n < 600; n++ {
		out = append(out, randomGeneric(r, int(rows.Pick(r, codes))))
	}
	return out
}

func randomGeneric(r *rand.Rand, code int) response {
	return response{
		Code: code, Verb: rows.Pick(r, verbs), Group: rows.Pick(r, groups), Resource: rows.Pick(r, kinds), Name: rows.Pick(r, names),
		Message: rows.Pick(r, texts), Seconds: rows.Pick(r, seconds), Unexpected: r.Intn(2) == 0, Reason: rows.Pick(r, []string{"", "Own"}),
	}
}

func randomStatus(r *rand.Rand) metav1.Status {
	status := metav1.Status{Reason: rows.Pick(r, reasons), Code: rows.Pick(r, codes), Status: metav1.StatusFailure}
	if r.Intn(3) > 0 {
		status.Details = &metav1.StatusDetails{RetryAfterSeconds: rows.Pick(r, []int32{0, 0, 5, -1}), Causes: causes(r)}
	}
	return status
}

func randomNode(r *rand.Rand, depth int) node {
	kind := rows.Pick(r, []string{"status", "status", "status", "wrap", "wrap", "join", "aggregate", "unexpected", "plain", "nil"})
	n := node{Kind: kind}
	if kind == "status" {
		n.Status = randomStatus(r)
	}
	if kind != "wrap" && kind != "join" && kind != "aggregate" {
		return n
	}
	if depth == 0 {
		return node{Kind: "plain"}
	}
	for count := 1 + r.Intn(3); count > 0; count-- {
		child := randomNode(r, depth-1)
		if kind == "wrap" && child.Kind == "nil" {
			child.Kind = "plain"
		}
		n.Of = append(n.Of, child)
	}
	return n
}

func predicateInputs(r *rand.Rand) []any {
	var out []any
	for _, reason := range reasons {
		for _, code := range codes {
			out = append(out, node{Kind: "status", Status: metav1.Status{Reason: reason, Code: code}})
		}
	}
	for n := 0; n < 1500; n++ {
		out = append(out, randomNode(r, 4))
	}
	return out
}

func objectInputs(r *rand.Rand) []any {
	var out []any
	for _, text := range []string{
		`{"kind":"Status","apiVersion":"v1"}`, `{"kind":"Status","apiVersion":"meta.k8s.io/v1"}`, `{"kind":"Status"}`, `{"kind":"Pod","apiVersion":"v1"}`,
		`{}`, `{"kind":"Status","apiVersion":"v1","code":"404"}`, `{"kind":"Status","apiVersion":1}`, `{"kind":"Status","apiVersion":"v1","code":404.0}`,
		`{"kind":"Status","apiVersion":"v1","code":4294967700}`, `{"kind":"Status","apiVersion":"v2"}`, `{"kind":["Status"]}`, `{"kind":"status","apiVersion":"v1"}`,
		`{"kind":"Status","apiVersion":"v1","details":{"causes":[{"reason":"x"},{}]}}`, `{"kind":"Status","apiVersion":"v1","details":{"causes":{}}}`,
		`{"kind":"Status","apiVersion":"v1","metadata":{"resourceVersion":"5"},"message":null,"details":null}`, `{"kind":"Status","apiVersion":"v1","details":[]}`,
	} {
		out = append(out, json.RawMessage(text))
	}
	for n := 0; n < 1000; n++ {
		out = append(out, randomObject(r))
	}
	return out
}

func randomObject(r *rand.Rand) map[string]any {
	odd := []any{nil, "x", 1, 1.5, true, []any{}, map[string]any{}}
	object := map[string]any{"kind": "Status", "apiVersion": rows.Pick(r, []string{"v1", "v1", "meta.k8s.io/v1", "apps/v1"})}
	fields := map[string]any{
		"code": rows.Pick(r, codes), "reason": rows.Pick(r, reasons), "message": rows.Pick(r, texts), "status": rows.Pick(r, []string{"Failure", "Success"}),
		"metadata": map[string]any{"resourceVersion": "1"}, "details": map[string]any{"name": rows.Pick(r, names), "retryAfterSeconds": r.Intn(5)},
	}
	for _, name := range []string{"code", "reason", "message", "status", "metadata", "details"} {
		if r.Intn(2) == 0 {
			object[name] = fields[name]
		}
		if r.Intn(15) == 0 {
			object[name] = rows.Pick(r, odd)
		}
	}
	return object
}

var contentTypes = []string{
	"", "application/json", "application/json; charset=utf-8", "text/plain", "text/html; charset=utf-8", "TEXT/Plain", "application/yaml", "image/png",
	"application/vnd.kubernetes.protobuf", "text", "/", "text/plain; =", "application/json;stream=watch", ";", "application/octet-stream",
}

func responseInputs(r *rand.Rand) []any {
	status := `{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","message":"pods \"x\" not found","reason":"NotFound","details":{"name":"x","kind":"pods","retryAfterSeconds":3},"code":404}`
	bodies := []string{
		"", status, strings.Replace(status, "Failure", "Success", 1), strings.Replace(status, `"apiVersion":"v1",`, "", 1), strings.Replace(status, `"kind":"Status",`, "", 1),
		strings.Replace(status, `"v1"`, `"apps/v1"`, 1), strings.Replace(status, `404}`, `"404"}`, 1), `{"kind":"Pod","apiVersion":"v1"}`, "{", "not found\n", "  <html>oops</html> ",
		"kind: Status\napiVersion: v1\nstatus: Failure\nmessage: m\ncode: 403\n", strings.Repeat("a", 2047) + "bc", strings.Repeat("\u65e5", 1000), "\xff\xfe text \x80",
		"\u0085\u00a0x\u2003", "\ufeffbom", "null", "[]", `"text"`, strings.Repeat(" ", 3000) + "x", "k8s\x00", status + "\n", " " + status,
	}
	headers := []string{"", "", "5", "0", "-3", "+7", "007", "1.5", "Wed, 21 Oct 2015 07:28:00 GMT", "4294967301", "9223372036854775808", " 5", "1_0", "\u0663"}
	var out []any
	add := func(code int, contentType, body string) {
		out = append(out, response{
			Code: code, Verb: rows.Pick(r, []string{"GET", "POST", "PATCH"}), Group: rows.Pick(r, groups), Resource: rows.Pick(r, []string{"", "pods", "deployments"}),
			Name: rows.Pick(r, []string{"", "nginx"}), ContentType: contentType, DefaultContentType: rows.Pick(r, []string{"application/json", "application/yaml", "image/png"}),
			Header: rows.Pick(r, headers), Body: []byte(body),
		})
	}
	for _, contentType := range contentTypes {
		for _, body := range bodies {
			for _, code := range []int{404, 503, 599} {
				add(code, contentType, body)
			}
		}
	}
	for _, code := range []int{101, 199, 200, 201, 204, 206, 207, 300, 304, 400, 401, 403, 405, 406, 409, 410, 415, 422, 429, 500, 504} {
		for _, body := range bodies {
			add(code, rows.Pick(r, []string{"application/json", "text/plain"}), body)
		}
	}
	return out
}
