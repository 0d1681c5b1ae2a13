package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	utilerrors "k8s.io/apimachinery/pkg/util/errors"
	utiljson "k8s.io/apimachinery/pkg/util/json"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"

	"kubetyped/rows"
)

// told is what there is to say about an error: its Status, or its text when it has none.
func told(err error) any {
	if err == nil {
		return nil
	}
	var status *apierrors.StatusError
	if !errors.As(err, &status) {
		return err.Error()
	}
	s := status.Status()
	s.TypeMeta = metav1.TypeMeta{Kind: "Status", APIVersion: "v1"}
	return map[string]any{"status": s, "message": err.Error()}
}

type construction struct {
	Func    string
	Group   string
	Name    string
	Kind    string
	Text    string
	Nil     bool
	Seconds int
	Causes  []metav1.StatusCause
	Errors  []fieldError
}

type fieldError struct {
	Type, Field, BadValue, Detail string
}

func construct(in json.RawMessage) any {
	c := rows.Read[construction](in)
	gr := schema.GroupResource{Group: c.Group, Resource: c.Kind}
	gk := schema.GroupKind{Group: c.Group, Kind: c.Kind}
	err := errors.New(c.Text)
	if c.Nil {
		err = nil
	}
	switch c.Func {
	case "NotFound":
		return told(apierrors.NewNotFound(gr, c.Name))
	case "AlreadyExists":
		return told(apierrors.NewAlreadyExists(gr, c.Name))
	case "GenerateNameConflict":
		return told(apierrors.NewGenerateNameConflict(gr, c.Name, c.Seconds))
	case "Unauthorized":
		return told(apierrors.NewUnauthorized(c.Text))
	case "Forbidden":
		return told(apierrors.NewForbidden(gr, c.Name, err))
	case "Conflict":
		return told(apierrors.NewConflict(gr, c.Name, err))
	case "ApplyConflict":
		return told(apierrors.NewApplyConflict(c.Causes, c.Text))
	case "Gone":
		return told(apierrors.NewGone(c.Text))
	case "ResourceExpired":
		return told(apierrors.NewResourceExpired(c.Text))
	case "Invalid":
		var list field.ErrorList
		for _, e := range c.Errors {
			list = append(list, &field.Error{Type: field.ErrorType(e.Type), Field: e.Field, BadValue: e.BadValue, Detail: e.Detail})
		}
		return told(apierrors.NewInvalid(gk, c.Name, list))
	case "BadRequest":
		return told(apierrors.NewBadRequest(c.Text))
	case "TooManyRequests":
		return told(apierrors.NewTooManyRequests(c.Text, c.Seconds))
	case "ServiceUnavailable":
		return told(apierrors.NewServiceUnavailable(c.Text))
	case "MethodNotSupported":
		return told(apierrors.NewMethodNotSupported(gr, c.Text))
	case "ServerTimeout":
		return told(apierrors.NewServerTimeout(gr, c.Text, c.Seconds))
	case "ServerTimeoutForKind":
		return told(apierrors.NewServerTimeoutForKind(gk, c.Text, c.Seconds))
	case "InternalError":
		return told(apierrors.NewInternalError(errors.New(c.Text)))
	case "TimeoutError":
		return told(apierrors.NewTimeoutError(c.Text, c.Seconds))
	case "TooManyRequestsError":
		return told(apierrors.NewTooManyRequestsError(c.Text))
	case "RequestEntityTooLargeError":
		return told(apierrors.NewRequestEntityTooLargeError(c.Text))
	}
	panic(c.Func)
}

type response struct {
	Code                                    int
	Verb, Group, Resource, Name, Message    string
	Seconds                                 int
	Unexpected                              bool
	Reason                                  string
	ContentType, DefaultContentType, Header string
	Body                                    []byte
}

func generic(in json.RawMessage) any {
	r := rows.Read[response](in)
	gr := schema.GroupResource{Group: r.Group, Resource: r.Resource}
	reported := apierrors.NewClientErrorReporter(r.Code, r.Verb, r.Reason).AsObject(errors.New(r.Message)).(*metav1.Status)
	return []any{
		told(apierrors.NewGenericServerResponse(r.Code, r.Verb, gr, r.Name, r.Message, r.Seconds, r.Unexpected)),
		told(&apierrors.StatusError{ErrStatus: *reported}),
	}
}

// node is an error and what it wraps.
type node struct {
	Kind   string
	Status metav1.Status
	Of     []node
}

func (n node) build() error {
	var of []error
	for _, each := range n.Of {
		of = append(of, each.build())
	}
	switch n.Kind {
	case "status":
		return &apierrors.StatusError{ErrStatus: n.Status}
	case "wrap":
		return fmt.Errorf("w: %w", of[0])
	case "join":
		return errors.Join(of...)
	case "aggregate":
		return utilerrors.NewAggregate(of)
	case "unexpected":
		return &apierrors.UnexpectedObjectError{}
	case "plain":
		return errors.New("plain")
	case "nil":
		return nil
	}
	panic(n.Kind)
}

var predicates = map[string]func(error) bool{
	"isNotFound": apierrors.IsNotFound, "isAlreadyExists": apierrors.IsAlreadyExists, "isConflict": apierrors.IsConflict,
	"isInvalid": apierrors.IsInvalid, "isGone": apierrors.IsGone, "isResourceExpired": apierrors.IsResourceExpired,
	"isNotAcceptable": apierrors.IsNotAcceptable, "isUnsupportedMediaType": apierrors.IsUnsupportedMediaType,
	"isMethodNotSupported": apierrors.IsMethodNotSupported, "isServiceUnavailable": apierrors.IsServiceUnavailable,
	"isBadRequest": apierrors.IsBadRequest, "isUnauthorized": apierrors.IsUnauthorized, "isForbidden": apierrors.IsForbidden,
	"isTimeout": apierrors.IsTimeout, "isServerTimeout": apierrors.IsServerTimeout, "isInternalError": apierrors.IsInternalError,
	"isTooManyRequests": apierrors.IsTooManyRequests, "isRequestEntityTooLargeError": apierrors.IsRequestEntityTooLargeError,
	"isUnexpectedServerError": apierrors.IsUnexpectedServerError, "isUnexpectedObjectError": apierrors.IsUnexpectedObjectError,
	"isStoreReadError": apierrors.IsStoreReadError,
}

func judge(in json.RawMessage) any {
	err := rows.Read[node](in).build()
	are := map[string]bool{}
	for name, predicate := range predicates {
		if predicate(err) {
			are[name] = true
		}
	}
	out := map[string]any{"are": are, "reason": apierrors.ReasonForError(err)}
	if seconds, ok := apierrors.SuggestsClientDelay(err); ok {
		out["delay"] = seconds
	}
	for _, name := range []metav1.CauseType{"", metav1.CauseTypeFieldValueInvalid, metav1.CauseTypeUnexpectedServerResponse} {
		cause, ok := apierrors.StatusCause(err, name)
		if ok != apierrors.HasStatusCause(err, name) {
			panic("cause")
		}
		if ok {
			out["cause:"+string(name)] = cause
		}
	}
	return out
}

func fromObject(in json.RawMessage) any {
	var content map[string]any
	if err := utiljson.Unmarshal(in, &content); err != nil {
		panic(err)
	}
	err := apierrors.FromObject(&unstructured.Unstructured{Object: content})
	var status *apierrors.StatusError
	switch {
	case apierrors.IsUnexpectedObjectError(err):
		return "unexpected"
	case errors.As(err, &status):
		return map[string]any{"status": status.Status(), "message": err.Error()}
	}
	return "error"
}

type canned struct {
	response *http.Response
}

func (c canned) RoundTrip(request *http.Request) (*http.Response, error) {
	c.response.Request = request
	return c.response, nil
}

var base = &url.URL{Scheme: "http", Host: "localhost"}

func fromResponse(in json.RawMessage) any {
	r := rows.Read[response](in)
	header := http.Header{}
	if r.ContentType != "" {
		header.Set("Content-Type", r.ContentType)
	}
	if r.Header != "" {
		header.Set("Retry-After", r.Header)
	}
	client := &http.Client{Transport: canned{&http.Response{StatusCode: r.Code, Header: header, Body: io.NopCloser(bytes.NewReader(r.Body))}}}
	gv := schema.GroupVersion{Group: r.Group, Version: "v1"}
	config := rest.ClientContentConfig{
		ContentType:  r.DefaultContentType,
		GroupVersion: gv,
		Negotiator:   runtime.NewClientNegotiator(scheme.Codecs.WithoutConversion(), gv),
	}
	request := rest.NewRequestWithClient(base, "/apis", config, client).Verb(r.Verb).MaxRetries(0)
	if r.Resource == "" {
		request = request.AbsPath("/healthz")
	} else {
		request = request.Resource(r.Resource)
		if r.Name != "" {
			request = request.Name(r.Name)
		}
	}
	return told(request.Do(context.Background()).Error())
}
