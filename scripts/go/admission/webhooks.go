package main

import (
	"cmp"
	"context"
	"encoding/json"
	"encoding/pem"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"time"

	v1 "k8s.io/api/admissionregistration/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/admission/plugin/webhook/mutating"
	"k8s.io/apiserver/pkg/admission/plugin/webhook/validating"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes/fake"
	"k8s.io/kubernetes/pkg/kubeapiserver/admission/exclusion"
)

// Webhooks are configurations, whose URLs begin with https://webhooks, and what is answered under their paths.
type Webhooks struct {
	Validating []v1.ValidatingWebhookConfiguration `json:"validating,omitempty"`
	Mutating   []v1.MutatingWebhookConfiguration   `json:"mutating,omitempty"`
	Answers    map[string]WebhookAnswer            `json:"answers"`
}

// WebhookAnswer is what a webhook says; $uid in its body is the uid of the request.
type WebhookAnswer struct {
	Status   int    `json:"status"`
	Type     string `json:"type,omitempty"`
	Location string `json:"location,omitempty"`
	Body     string `json:"body"`
	Hangs    bool   `json:"hangs,omitempty"`
}

// WebhookCall is what a webhook was asked.
type WebhookCall struct {
	URL  string         `json:"url"`
	Body map[string]any `json:"body"`
}

const placeholder = "https://webhooks"

// scripted is a server of webhooks.
type scripted struct {
	*httptest.Server
	lock  sync.Mutex
	calls []WebhookCall
}

func newScripted(answers map[string]WebhookAnswer) *scripted {
	s := &scripted{}
	s.Server = httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		data, _ := io.ReadAll(r.Body)
		var body map[string]any
		_ = json.Unmarshal(data, &body)
		uid := ""
		if request, ok := body["request"].(map[string]any); ok {
			uid, _ = request["uid"].(string)
			request["uid"] = "$uid"
		}
		s.lock.Lock()
		s.calls = append(s.calls, WebhookCall{URL: r.URL.String(), Body: body})
		s.lock.Unlock()
		answer := answers[r.URL.Path]
		if answer.Hangs {
			select {
			case <-r.Context().Done():
			case <-time.After(5 * time.Second):
			}
			return
		}
		if answer.Type != "" {
			w.Header().Set("Content-Type", answer.Type)
		}
		if answer.Location != "" {
			w.Header().Set("Location", answer.Location)
		}
		w.WriteHeader(answer.Status)
		_, _ = io.WriteString(w, strings.ReplaceAll(answer.Body, "$uid", uid))
	}))
	s.Config.ErrorLog = log.New(io.Discard, "", 0)
	s.StartTLS()
	return s
}

// place tells a webhook where the server is.
func (s *scripted) place(config *v1.WebhookClientConfig) {
	if config.URL == nil {
		return
	}
	url := strings.Replace(*config.URL, placeholder, s.URL, 1)
	config.URL = &url
	config.CABundle = pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: s.Certificate().Raw})
}

// dispatch asks the webhooks as the plug-ins of an API server do.
func (w *world) dispatch(ctx context.Context, attributes admission.Attributes, q Question) ([]WebhookCall, error) {
	server := newScripted(q.Webhooks.Answers)
	defer server.Close()
	var objects []runtime.Object
	for i := range q.Webhooks.Validating {
		for j := range q.Webhooks.Validating[i].Webhooks {
			server.place(&q.Webhooks.Validating[i].Webhooks[j].ClientConfig)
		}
		objects = append(objects, &q.Webhooks.Validating[i])
	}
	for i := range q.Webhooks.Mutating {
		for j := range q.Webhooks.Mutating[i].Webhooks {
			server.place(&q.Webhooks.Mutating[i].Webhooks[j].ClientConfig)
		}
		objects = append(objects, &q.Webhooks.Mutating[i])
	}
	for i := range q.Namespaces {
		objects = append(objects, &q.Namespaces[i])
	}
	client := fake.NewClientset(objects...)
	factory := informers.NewSharedInformerFactory(client, 0)
	mutate, err := mutating.NewMutatingWebhook(nil)
	if err != nil {
		return nil, err
	}
	validate, err := validating.NewValidatingAdmissionWebhook(nil)
	if err != nil {
		return nil, err
	}
	mutate.SetExternalKubeClientSet(client)
	mutate.SetExternalKubeInformerFactory(factory)
	mutate.SetUnconditionalAuthorizer(w)
	mutate.SetExcludedAdmissionResources(exclusion.Excluded())
	mutate.InspectFeatureGates(utilfeature.DefaultFeatureGate)
	validate.SetExternalKubeClientSet(client)
	validate.SetExternalKubeInformerFactory(factory)
	validate.SetUnconditionalAuthorizer(w)
	validate.SetExcludedAdmissionResources(exclusion.Excluded())
	validate.InspectFeatureGates(utilfeature.DefaultFeatureGate)
	stop := make(chan struct{})
	defer factory.Shutdown()
	defer close(stop)
	// They ask for their informers here.
	for _, check := range []func() error{mutate.ValidateInitialization, validate.ValidateInitialization} {
		if err := check(); err != nil {
			return nil, err
		}
	}
	factory.Start(stop)
	factory.WaitForCacheSync(stop)
	if mutate.WaitForReady() && validate.WaitForReady() && attributes.GetOperation() != "" {
		err = mutate.Admit(ctx, attributes, w.interfaces)
		if reinvocation := attributes.GetReinvocationContext(); err == nil && reinvocation.ShouldReinvoke() {
			reinvocation.SetIsReinvoke()
			err = mutate.Admit(ctx, attributes, w.interfaces)
		}
		if err == nil {
			err = validate.Validate(ctx, attributes, w.interfaces)
		}
	}
	server.lock.Lock()
	defer server.lock.Unlock()
	// The validating ones are asked at once, after the others.
	slices.SortStableFunc(server.calls, func(a, b WebhookCall) int {
		if strings.HasPrefix(a.URL, "/m") && strings.HasPrefix(b.URL, "/m") {
			return 0
		}
		return cmp.Compare(a.URL, b.URL)
	})
	return server.calls, w.elsewhere(err, server.URL)
}

// elsewhere is an error whose text doesn't say where the server was.
func (w *world) elsewhere(err error, url string) error {
	if f := failure(err); f != nil && strings.Contains(f.Message, url) {
		return &moved{f, strings.ReplaceAll(f.Message, url, placeholder)}
	}
	return err
}

type moved struct {
	*Failure
	message string
}

func (m *moved) Error() string { return m.message }
