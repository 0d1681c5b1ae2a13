package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	authenticationv1 "k8s.io/api/authentication/v1"
	autoscalingv1 "k8s.io/api/autoscaling/v1"
	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/watch"
	applyappsv1 "k8s.io/client-go/applyconfigurations/apps/v1"
	applycorev1 "k8s.io/client-go/applyconfigurations/core/v1"
	"k8s.io/client-go/dynamic"
	typedappsv1 "k8s.io/client-go/kubernetes/typed/apps/v1"
	typedcorev1 "k8s.io/client-go/kubernetes/typed/core/v1"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/rest"
)

// reply is what the transport answers; Failure in place of a response.
type reply struct {
	Status  int               `json:"status,omitempty"`
	Headers map[string]string `json:"headers,omitempty"`
	Body    string            `json:"body,omitempty"`
	// Failure is "reset" (before the response) or "cut" (within the body).
	Failure string `json:"failure,omitempty"`
	// Bytes are the body, where it is no text.
	Bytes []byte `json:"bytes,omitempty"`
}

// call is a call of a client.
type call struct {
	// Client is "json", "protobuf", "dynamic" or "metadata".
	Client    string          `json:"client"`
	Resource  string          `json:"resource"`
	Namespace string          `json:"namespace,omitempty"`
	Verb      string          `json:"verb"`
	Name      string          `json:"name,omitempty"`
	Options   json.RawMessage `json:"options,omitempty"`
	// List selects for deleteCollection.
	List      json.RawMessage `json:"list,omitempty"`
	Object    json.RawMessage `json:"object,omitempty"`
	PatchType string          `json:"patchType,omitempty"`
	// Config is what the rest.Config has besides.
	Config  config  `json:"config,omitzero"`
	Replies []reply `json:"replies,omitempty"`
	// Answers are what a socket answers, in place of Replies.
	Answers []wire `json:"answers,omitempty"`
	// Twice makes the call a second time, with the same client.
	Twice bool `json:"twice,omitempty"`
	// Detailed tells of events what there is in their objects.
	Detailed bool `json:"detailed,omitempty"`
}

type config struct {
	Token    string              `json:"token,omitempty"`
	Username string              `json:"username,omitempty"`
	Password string              `json:"password,omitempty"`
	As       string              `json:"as,omitempty"`
	UID      string              `json:"uid,omitempty"`
	Groups   []string            `json:"groups,omitempty"`
	Extra    map[string][]string `json:"extra,omitempty"`
	Path     string              `json:"path,omitempty"`
	// Timeout is in milliseconds.
	Timeout int `json:"timeout,omitempty"`
}

type request struct {
	// At is when, in milliseconds.
	At      int64               `json:"at"`
	Method  string              `json:"method"`
	URL     string              `json:"url"`
	Headers map[string][]string `json:"headers"`
	Body    []byte              `json:"body,omitempty"`
}

type outcome struct {
	Requests []request `json:"requests,omitempty"`
	// Result says what came: kind and name, or what a watch gave.
	Result []string `json:"result,omitempty"`
	Error  *failure `json:"error,omitempty"`
	// Warnings are those that the handler of the client was told.
	Warnings []string `json:"warnings,omitempty"`
}

type failure struct {
	Message string `json:"message"`
	Reason  string `json:"reason,omitempty"`
	Code    int32  `json:"code,omitempty"`
}

// transport answers by a script.
type transport struct {
	start    time.Time
	replies  []reply
	requests []request
	warnings []string
	// finished is called by a request that the script does not have.
	finished func()
}

func (t *transport) HandleWarningHeader(code int, agent, text string) {
	t.warnings = append(t.warnings, fmt.Sprintf("%d %s %s", code, agent, text))
}

func (t *transport) RoundTrip(r *http.Request) (*http.Response, error) {
	recorded := request{At: time.Since(t.start).Milliseconds(), Method: r.Method, URL: r.URL.RequestURI(), Headers: r.Header.Clone()}
	if r.Body != nil {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return nil, err
		}
		recorded.Body = body
	}
	t.requests = append(t.requests, recorded)
	if len(t.replies) == 0 {
		if t.finished != nil {
			t.finished()
		}
		return nil, errors.New("the script has no such request")
	}
	next := t.replies[0]
	t.replies = t.replies[1:]
	if next.Failure == "reset" {
		return nil, syscall.ECONNRESET
	}
	header := http.Header{}
	for key, value := range next.Headers {
		header.Set(key, value)
	}
	// "-" is for none.
	if header.Get("Content-Type") == "-" {
		header.Del("Content-Type")
	} else if _, ok := next.Headers["Content-Type"]; !ok {
		header.Set("Content-Type", "application/json")
	}
	var body io.Reader = strings.NewReader(next.Body + string(next.Bytes))
	if next.Failure == "cut" {
		body = io.MultiReader(body, broken{})
	}
	return &http.Response{StatusCode: next.Status, Header: header, Body: io.NopCloser(body), ContentLength: -1, Request: r}, nil
}

type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, io.ErrUnexpectedEOF }

func answer(in json.RawMessage) any {
	c := rowsRead(in)
	var out outcome
	synctest.Test(bubbles, func(*testing.T) {
		t := &transport{start: time.Now(), replies: c.Replies}
		result, err := c.made(t)
		out.Requests = t.requests
		out.Result = result
		out.Warnings = t.warnings
		if err != nil {
			out.Error = &failure{Message: err.Error(), Reason: string(apierrors.ReasonForError(err))}
			if status, ok := err.(apierrors.APIStatus); ok {
				out.Error.Code = status.Status().Code
			}
		}
	})
	return out
}

// made makes the call, by sockets if that is what answers.
func (c call) made(t *transport) ([]string, error) {
	if len(c.Answers) == 0 {
		return c.run(t, t, "https://server")
	}
	s := &sockets{transport: t, answers: c.Answers}
	defer s.close()
	over := s.roundTripper()
	result, err := c.run(t, over, "http://server")
	if c.Twice {
		result = append(told(result, err), "then")
		// What comes unasked is there.
		synctest.Wait()
		var again []string
		again, err = c.run(t, over, "http://server")
		result, err = append(result, told(again, err)...), nil
	}
	return result, err
}

// told is what came of one call of two.
func told(result []string, err error) []string {
	if err != nil {
		return []string{"failed", string(apierrors.ReasonForError(err))}
	}
	return result
}

func rowsRead(in json.RawMessage) call {
	var c call
	if err := json.Unmarshal(in, &c); err != nil {
		panic(err)
	}
	return c
}

func options[T any](in json.RawMessage) T {
	var value T
	if len(in) > 0 {
		if err := json.Unmarshal(in, &value); err != nil {
			panic(err)
		}
	}
	return value
}

func (c call) run(t *transport, over http.RoundTripper, host string) ([]string, error) {
	cfg := &rest.Config{
		Host: host + c.Config.Path, QPS: -1, UserAgent: "test", Transport: over, WarningHandler: t,
		BearerToken: c.Config.Token, Username: c.Config.Username, Password: c.Config.Password,
		Timeout:     time.Duration(c.Config.Timeout) * time.Millisecond,
		Impersonate: rest.ImpersonationConfig{UserName: c.Config.As, UID: c.Config.UID, Groups: c.Config.Groups, Extra: c.Config.Extra},
	}
	if c.Client == "json" {
		cfg.ContentType = "application/json"
	}
	h, err := rest.HTTPClientFor(cfg)
	if err != nil {
		return nil, err
	}
	switch c.Client {
	case "dynamic":
		d, err := dynamic.NewForConfigAndClient(cfg, h)
		if err != nil {
			return nil, err
		}
		return c.dynamic(t, d.Resource(gvrs[c.Resource]).Namespace(c.Namespace))
	case "metadata":
		m, err := metadata.NewForConfigAndClient(cfg, h)
		if err != nil {
			return nil, err
		}
		return c.metadata(t, m.Resource(gvrs[c.Resource]).Namespace(c.Namespace))
	}
	core, err := typedcorev1.NewForConfigAndClient(cfg, h)
	if err != nil {
		return nil, err
	}
	apps, err := typedappsv1.NewForConfigAndClient(cfg, h)
	if err != nil {
		return nil, err
	}
	if result, err, done := c.subresource(core, apps); done {
		return result, err
	}
	switch c.Resource {
	case "pods":
		return typed(c, t, core.Pods(c.Namespace), new(corev1.Pod), new(applycorev1.PodApplyConfiguration))
	case "configmaps":
		return typed(c, t, core.ConfigMaps(c.Namespace), new(corev1.ConfigMap), new(applycorev1.ConfigMapApplyConfiguration))
	case "nodes":
		return typed(c, t, core.Nodes(), new(corev1.Node), new(applycorev1.NodeApplyConfiguration))
	case "deployments":
		return typed(c, t, apps.Deployments(c.Namespace), new(appsv1.Deployment), new(applyappsv1.DeploymentApplyConfiguration))
	}
	panic("unknown resource " + c.Resource)
}

var gvrs = map[string]schema.GroupVersionResource{
	"pods":        {Version: "v1", Resource: "pods"},
	"nodes":       {Version: "v1", Resource: "nodes"},
	"deployments": {Group: "apps", Version: "v1", Resource: "deployments"},
	"crontabs":    {Group: "example.com", Version: "v1", Resource: "crontabs"},
}

var background = context.Background()

// client is what the typed clients have in common.
type client[T, L runtime.Object, A any] interface {
	Get(context.Context, string, metav1.GetOptions) (T, error)
	List(context.Context, metav1.ListOptions) (L, error)
	Watch(context.Context, metav1.ListOptions) (watch.Interface, error)
	Create(context.Context, T, metav1.CreateOptions) (T, error)
	Update(context.Context, T, metav1.UpdateOptions) (T, error)
	Patch(context.Context, string, types.PatchType, []byte, metav1.PatchOptions, ...string) (T, error)
	Apply(context.Context, A, metav1.ApplyOptions) (T, error)
	Delete(context.Context, string, metav1.DeleteOptions) error
	DeleteCollection(context.Context, metav1.DeleteOptions, metav1.ListOptions) error
}

func typed[T, L runtime.Object, A any](c call, t *transport, k client[T, L, A], object T, applied A) ([]string, error) {
	switch c.Verb {
	case "get":
		return one(k.Get(background, c.Name, options[metav1.GetOptions](c.Options)))
	case "list":
		return one(k.List(background, options[metav1.ListOptions](c.Options)))
	case "watch":
		return c.events(k.Watch(background, options[metav1.ListOptions](c.Options)))
	case "retryWatch":
		return c.retried(t, k.Watch)
	case "create":
		return one(k.Create(background, read(c.Object, object), options[metav1.CreateOptions](c.Options)))
	case "update":
		return one(k.Update(background, read(c.Object, object), options[metav1.UpdateOptions](c.Options)))
	case "updateStatus":
		u := k.(interface {
			UpdateStatus(context.Context, T, metav1.UpdateOptions) (T, error)
		})
		return one(u.UpdateStatus(background, read(c.Object, object), options[metav1.UpdateOptions](c.Options)))
	case "patch":
		return one(k.Patch(background, c.Name, types.PatchType(c.PatchType), c.Object, options[metav1.PatchOptions](c.Options)))
	case "patchStatus":
		return one(k.Patch(background, c.Name, types.PatchType(c.PatchType), c.Object, options[metav1.PatchOptions](c.Options), "status"))
	case "apply":
		return one(k.Apply(background, read(c.Object, applied), options[metav1.ApplyOptions](c.Options)))
	case "delete":
		return nil, k.Delete(background, c.Name, options[metav1.DeleteOptions](c.Options))
	case "deleteCollection":
		return nil, k.DeleteCollection(background, options[metav1.DeleteOptions](c.Options), options[metav1.ListOptions](c.List))
	}
	panic("unknown verb " + c.Verb)
}

func (c call) subresource(core *typedcorev1.CoreV1Client, apps *typedappsv1.AppsV1Client) ([]string, error, bool) {
	var result []string
	var err error
	pods := core.Pods(c.Namespace)
	switch c.Verb {
	case "getScale":
		result, err = one(apps.Deployments(c.Namespace).GetScale(background, c.Name, metav1.GetOptions{}))
	case "updateScale":
		result, err = one(apps.Deployments(c.Namespace).UpdateScale(background, c.Name, read(c.Object, new(autoscalingv1.Scale)), metav1.UpdateOptions{}))
	case "evict":
		err = pods.EvictV1(background, read(c.Object, new(policyv1.Eviction)))
	case "bind":
		err = pods.Bind(background, read(c.Object, new(corev1.Binding)), options[metav1.CreateOptions](c.Options))
	case "updateEphemeralContainers":
		result, err = one(pods.UpdateEphemeralContainers(background, c.Name, read(c.Object, new(corev1.Pod)), metav1.UpdateOptions{}))
	case "createToken":
		result, err = one(core.ServiceAccounts(c.Namespace).CreateToken(background, c.Name, read(c.Object, new(authenticationv1.TokenRequest)), metav1.CreateOptions{}))
	case "log":
		logOptions := options[corev1.PodLogOptions](c.Options)
		var stream io.ReadCloser
		if stream, err = pods.GetLogs(c.Name, &logOptions).Stream(background); err == nil {
			var text []byte
			text, err = io.ReadAll(stream)
			result = []string{string(text)}
		}
	case "proxyGet", "proxyStream":
		p := options[proxied](c.Options)
		proxy := core.Services(c.Namespace).ProxyGet
		if c.Resource == "pods" {
			proxy = pods.ProxyGet
		}
		wrapper := proxy(p.Scheme, c.Name, p.Port, p.Path, p.Params)
		var body []byte
		if c.Verb == "proxyGet" {
			body, err = wrapper.DoRaw(background)
		} else {
			var stream io.ReadCloser
			if stream, err = wrapper.Stream(background); err == nil {
				body, err = io.ReadAll(stream)
			}
		}
		if err == nil {
			result = []string{string(body)}
		}
	case "answer":
		result, err = c.answered(core.RESTClient())
	default:
		return nil, nil, false
	}
	return result, err, true
}

type proxied struct {
	Scheme string            `json:"scheme,omitempty"`
	Port   string            `json:"port,omitempty"`
	Path   string            `json:"path,omitempty"`
	Params map[string]string `json:"params,omitempty"`
}

// asked is a call whose answer is taken as it came.
type asked struct {
	Method string `json:"method"`
	Path   string `json:"path"`
	// Into is the kind that is read: "Pod", "PodList" or "Status".
	Into string `json:"into,omitempty"`
	// Body is sent as it is, or as a stream.
	Body     string `json:"body,omitempty"`
	Streamed bool   `json:"streamed,omitempty"`
}

func (c call) answered(client rest.Interface) ([]string, error) {
	a := options[asked](c.Options)
	request := client.Verb(a.Method).AbsPath(a.Path)
	if a.Streamed {
		request = request.Body(io.MultiReader(strings.NewReader(a.Body)))
	} else if a.Body != "" {
		request = request.Body([]byte(a.Body))
	}
	answer := request.Do(background)
	var code int
	var contentType string
	answer.StatusCode(&code).ContentType(&contentType)
	body, _ := answer.Raw()
	result := []string{fmt.Sprint(code), contentType, string(body)}
	for _, each := range answer.Warnings() {
		result = append(result, each.Text)
	}
	objects := map[string]runtime.Object{"Pod": new(corev1.Pod), "PodList": new(corev1.PodList), "Status": new(metav1.Status)}
	object, ok := objects[a.Into]
	if !ok {
		return result, answer.Error()
	}
	if err := answer.Into(object); err != nil {
		return nil, err
	}
	return append(result, names(object)...), nil
}

func (c call) dynamic(t *transport, r dynamic.ResourceInterface) ([]string, error) {
	object := &unstructured.Unstructured{}
	if len(c.Object) > 0 && c.Object[0] == '{' {
		object.Object = options[map[string]any](c.Object)
	}
	switch c.Verb {
	case "get":
		return one(r.Get(background, c.Name, options[metav1.GetOptions](c.Options)))
	case "list":
		return one(r.List(background, options[metav1.ListOptions](c.Options)))
	case "watch":
		return c.events(r.Watch(background, options[metav1.ListOptions](c.Options)))
	case "retryWatch":
		return c.retried(t, r.Watch)
	case "create":
		return one(r.Create(background, object, options[metav1.CreateOptions](c.Options)))
	case "update":
		return one(r.Update(background, object, options[metav1.UpdateOptions](c.Options)))
	case "updateStatus":
		return one(r.UpdateStatus(background, object, options[metav1.UpdateOptions](c.Options)))
	case "patch":
		return one(r.Patch(background, c.Name, types.PatchType(c.PatchType), c.Object, options[metav1.PatchOptions](c.Options)))
	case "apply":
		return one(r.Apply(background, object.GetName(), object, options[metav1.ApplyOptions](c.Options)))
	case "delete":
		return nil, r.Delete(background, c.Name, options[metav1.DeleteOptions](c.Options))
	case "deleteCollection":
		return nil, r.DeleteCollection(background, options[metav1.DeleteOptions](c.Options), options[metav1.ListOptions](c.List))
	}
	panic("unknown verb " + c.Verb)
}

func (c call) metadata(t *transport, r metadata.ResourceInterface) ([]string, error) {
	switch c.Verb {
	case "get":
		return one(r.Get(background, c.Name, options[metav1.GetOptions](c.Options)))
	case "list":
		return one(r.List(background, options[metav1.ListOptions](c.Options)))
	case "watch":
		return c.events(r.Watch(background, options[metav1.ListOptions](c.Options)))
	case "retryWatch":
		return c.retried(t, r.Watch)
	case "patch":
		return one(r.Patch(background, c.Name, types.PatchType(c.PatchType), c.Object, options[metav1.PatchOptions](c.Options)))
	case "delete":
		return nil, r.Delete(background, c.Name, options[metav1.DeleteOptions](c.Options))
	case "deleteCollection":
		return nil, r.DeleteCollection(background, options[metav1.DeleteOptions](c.Options), options[metav1.ListOptions](c.List))
	}
	panic("unknown verb " + c.Verb)
}

func read[T any](in json.RawMessage, object T) T {
	if err := json.Unmarshal(in, object); err != nil {
		panic(err)
	}
	return object
}

// one names what came: the object, or those of the list.
func one[T runtime.Object](object T, err error) ([]string, error) {
	if err != nil {
		return nil, err
	}
	return names(object), nil
}

func names(object runtime.Object) []string {
	if meta.IsListType(object) {
		result := []string{"list"}
		items, err := meta.ExtractList(object)
		if err != nil {
			return append(result, "can't be read")
		}
		for _, item := range items {
			result = append(result, names(item)...)
		}
		return result
	}
	accessor, err := meta.Accessor(object)
	if err != nil {
		return nil
	}
	return []string{accessor.GetName()}
}

func (c call) events(w watch.Interface, err error) ([]string, error) {
	if err != nil {
		return nil, err
	}
	result := []string{"watch"}
	for event := range w.ResultChan() {
		if c.Detailed {
			result = append(result, detailed(event))
			continue
		}
		if status, ok := event.Object.(*metav1.Status); ok {
			result = append(result, string(event.Type), string(status.Reason))
			continue
		}
		result = append(append(result, string(event.Type)), names(event.Object)...)
	}
	return result, nil
}
