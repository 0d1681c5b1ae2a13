// Command serviceaccounts tells what kube-apiserver makes of tokens of ServiceAccounts, what it writes into them, and how it
// publishes its keys. It reads questions, one JSON object a line with "area" and "in", and prints each again with "out".
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	v1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apiserver/pkg/authentication/authenticator"
	"k8s.io/client-go/util/keyutil"
	"k8s.io/klog/v2"
	"k8s.io/kubernetes/pkg/apis/authentication"
	"k8s.io/kubernetes/pkg/apis/authentication/validation"
	"k8s.io/kubernetes/pkg/apis/core"
	"k8s.io/kubernetes/pkg/serviceaccount"
)

type question struct {
	Area string          `json:"area"`
	In   json.RawMessage `json:"in"`
	Out  any             `json:"out,omitempty"`
}

func read[T any](in json.RawMessage) T {
	var value T
	if err := json.Unmarshal(in, &value); err != nil {
		panic(err)
	}
	return value
}

type refusal struct {
	Refuse string `json:"refuse"`
}

func refused(err error) refusal { return refusal{err.Error()} }

// objects are what is stored.
type objects struct {
	ServiceAccounts []v1.ServiceAccount
	Pods            []v1.Pod
	Secrets         []v1.Secret
	Nodes           []v1.Node
}

func (o objects) GetServiceAccount(_ context.Context, namespace, name string) (*v1.ServiceAccount, error) {
	for i, each := range o.ServiceAccounts {
		if each.Namespace == namespace && each.Name == name {
			return &o.ServiceAccounts[i], nil
		}
	}
	return nil, apierrors.NewNotFound(v1.Resource("serviceaccounts"), name)
}

func (o objects) GetPod(_ context.Context, namespace, name string) (*v1.Pod, error) {
	for i, each := range o.Pods {
		if each.Namespace == namespace && each.Name == name {
			return &o.Pods[i], nil
		}
	}
	return nil, apierrors.NewNotFound(v1.Resource("pods"), name)
}

func (o objects) GetSecret(_ context.Context, namespace, name string) (*v1.Secret, error) {
	for i, each := range o.Secrets {
		if each.Namespace == namespace && each.Name == name {
			return &o.Secrets[i], nil
		}
	}
	return nil, apierrors.NewNotFound(v1.Resource("secrets"), name)
}

func (o objects) GetNode(_ context.Context, name string) (*v1.Node, error) {
	for i, each := range o.Nodes {
		if each.Name == name {
			return &o.Nodes[i], nil
		}
	}
	return nil, apierrors.NewNotFound(v1.Resource("nodes"), name)
}

// Tokens that are bound to webhooks are behind a feature gate that is off.
func (o objects) GetValidatingWebhookConfiguration(_ context.Context, name string) (*admissionregistrationv1.ValidatingWebhookConfiguration, error) {
	return nil, apierrors.NewNotFound(admissionregistrationv1.Resource("validatingwebhookconfigurations"), name)
}

func (o objects) GetMutatingWebhookConfiguration(_ context.Context, name string) (*admissionregistrationv1.MutatingWebhookConfiguration, error) {
	return nil, apierrors.NewNotFound(admissionregistrationv1.Resource("mutatingwebhookconfigurations"), name)
}

// keys is how the keys of a PEM text are published.
func keys(in json.RawMessage) any {
	q := read[struct{ PEM, Issuer, JWKSURI, Address string }](in)
	public, err := keyutil.ParsePublicKeysPEM([]byte(q.PEM))
	if err != nil {
		return refused(err)
	}
	getter, err := serviceaccount.StaticPublicKeysGetter(public)
	if err != nil {
		return refused(err)
	}
	provider, err := serviceaccount.NewOpenIDMetadataProvider(q.Issuer, q.JWKSURI, q.Address, getter)
	if err != nil {
		return refused(err)
	}
	configuration, _ := provider.GetConfigJSON()
	set, _ := provider.GetKeysetJSON()
	return map[string]string{"configuration": string(configuration), "keys": string(set)}
}

// authenticate is whose a token is, or that it is passed over, or why it is refused.
func authenticate(in json.RawMessage) any {
	q := read[struct {
		Token, PEM                string
		Issuers, Audiences, Asked []string
		Objects                   objects
	}](in)
	public, err := keyutil.ParsePublicKeysPEM([]byte(q.PEM))
	if err != nil {
		panic(err)
	}
	getter, err := serviceaccount.StaticPublicKeysGetter(public)
	if err != nil {
		panic(err)
	}
	validator := serviceaccount.NewValidator(q.Objects)
	auth := serviceaccount.JWTTokenAuthenticator(q.Issuers, getter, authenticator.Audiences(q.Audiences), validator)
	ctx := context.Background()
	if q.Asked != nil {
		ctx = authenticator.WithAudiences(ctx, q.Asked)
	}
	answer, ok, err := auth.AuthenticateToken(ctx, q.Token)
	if err != nil {
		return refused(err)
	}
	if !ok {
		return map[string]bool{"pass": true}
	}
	user := answer.User
	extra := user.GetExtra()
	if extra == nil {
		extra = map[string][]string{}
	}
	return map[string]any{"name": user.GetName(), "uid": user.GetUID(), "groups": user.GetGroups(), "extra": extra,
		"audiences": append([]string{}, answer.Audiences...)}
}

var (
	times = regexp.MustCompile(`"(exp|iat|nbf)":(\d+)`)
	jti   = regexp.MustCompile(`"jti":"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"`)
)

// issue is the header and the claims of a token, as they are written; times since it was issued.
func issue(in json.RawMessage) any {
	q := read[struct {
		PEM, Issuer       string
		Audiences         []string
		ExpirationSeconds int64
		ServiceAccount    core.ServiceAccount
		Pod               *core.Pod
		Secret            *core.Secret
		Node              *core.Node
	}](in)
	key, err := keyutil.ParsePrivateKeyPEM([]byte(q.PEM))
	if err != nil {
		return refused(err)
	}
	request := authentication.TokenRequest{Spec: authentication.TokenRequestSpec{ExpirationSeconds: q.ExpirationSeconds}}
	if errs := validation.ValidateTokenRequest(&request); len(errs) > 0 {
		return refused(errs.ToAggregate())
	}
	generator, err := serviceaccount.JWTTokenGenerator(q.Issuer, key)
	if err != nil {
		return refused(err)
	}
	claims, private, err := serviceaccount.Claims(q.ServiceAccount, q.Pod, q.Secret, q.Node, nil, nil, q.ExpirationSeconds, 0, q.Audiences, nil)
	if err != nil {
		return refused(err)
	}
	token, err := generator.GenerateToken(context.Background(), claims, private)
	if err != nil {
		return refused(err)
	}
	parts := strings.Split(token, ".")
	header, err := base64.RawURLEncoding.DecodeString(parts[0])
	if err != nil {
		panic(err)
	}
	payload, err := base64.RawURLEncoding.DecodeString(parts[1])
	if err != nil {
		panic(err)
	}
	issued := claims.IssuedAt.Time().Unix()
	text := times.ReplaceAllStringFunc(string(payload), func(match string) string {
		var at int64
		name, number, _ := strings.Cut(match, ":")
		fmt.Sscan(number, &at)
		return fmt.Sprintf("%s:%d", name, at-issued)
	})
	return map[string]string{"header": string(header), "claims": jti.ReplaceAllString(text, `"jti":"UUID"`)}
}

func main() {
	klog.LogToStderr(false)
	klog.SetOutput(io.Discard)
	areas := map[string]func(json.RawMessage) any{"keys": keys, "authenticate": authenticate, "issue": issue}
	in := bufio.NewReaderSize(os.Stdin, 1<<20)
	out := bufio.NewWriter(os.Stdout)
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			out.Flush()
			return
		}
		q := read[question](line)
		answer := areas[q.Area]
		if answer == nil {
			panic("no area " + q.Area)
		}
		q.Out = answer(q.In)
		var text bytes.Buffer
		encoder := json.NewEncoder(&text)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(q); err != nil {
			panic(err)
		}
		out.Write(text.Bytes())
		if in.Buffered() == 0 {
			out.Flush()
		}
	}
}
