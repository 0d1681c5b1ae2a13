package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"math/rand"
	"net/http"
	"strings"
	"time"

	"k8s.io/apiserver/pkg/apis/apiserver"
	"k8s.io/apiserver/plugin/pkg/authenticator/token/oidc"

	"kubetyped/rows"
)

const claimsIssuer = "https://claims.example.com"

type distributedQuestion struct {
	Token    string
	Keys     json.RawMessage
	Endpoint struct {
		Status int
		Body   string
	}
}

// places answers for both issuers, and for where claims are.
type places struct{ distributedQuestion }

func (p places) RoundTrip(r *http.Request) (*http.Response, error) {
	status, body := 200, []byte(p.Keys)
	switch {
	case strings.HasSuffix(r.URL.Path, "/openid-configuration"):
		at := "https://" + r.URL.Host
		body = []byte(`{"issuer":"` + at + `","jwks_uri":"` + at + `/keys"}`)
	case r.URL.Path == "/groups":
		status, body = p.Endpoint.Status, []byte(p.Endpoint.Body)
		if r.Header.Get("Authorization") == "Bearer wrong" {
			status = 401
		}
	case r.URL.Path != "/keys":
		status = 404
	}
	return &http.Response{StatusCode: status, Status: http.StatusText(status), Request: r, Header: http.Header{"Content-Type": {"application/json"}},
		Body: io.NopCloser(bytes.NewReader(body))}, nil
}

// distributed is the user of a token that leaves its groups to another place, or whether it is refused.
func distributed(in json.RawMessage) any {
	q := rows.Read[distributedQuestion](in)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	empty := ""
	authenticator, err := oidc.New(ctx, oidc.Options{
		JWTAuthenticator: apiserver.JWTAuthenticator{
			Issuer: apiserver.Issuer{URL: issuer, Audiences: []string{"kubernetes"}},
			ClaimMappings: apiserver.ClaimMappings{
				Username: apiserver.PrefixedClaimOrExpression{Claim: "sub", Prefix: &empty},
				Groups:   apiserver.PrefixedClaimOrExpression{Claim: "groups", Prefix: &empty},
			},
		},
		Client:               &http.Client{Transport: places{q}},
		SupportedSigningAlgs: []string{"ES256"},
	})
	if err != nil {
		panic(err)
	}
	for authenticator.HealthCheck() != nil {
		time.Sleep(100 * time.Microsecond)
	}
	for tries := 0; ; tries++ {
		response, ok, err := authenticator.AuthenticateToken(ctx, q.Token)
		// Another issuer is asked in the background.
		if err != nil && tries < 200 && strings.Contains(err.Error(), "verifier not initialized") {
			time.Sleep(100 * time.Microsecond)
			continue
		}
		if err != nil || !ok {
			return map[string]any{"refuse": true}
		}
		return map[string]any{"name": response.User.GetName(), "groups": append([]string{}, response.User.GetGroups()...)}
	}
}

func signed(r *rand.Rand, claims map[string]any) string {
	text := func(v any) string {
		b, err := json.Marshal(v)
		if err != nil {
			panic(err)
		}
		return raw.EncodeToString(b)
	}
	body := text(map[string]any{"alg": "ES256", "kid": "P-256"}) + "." + text(claims)
	signature := sign(r, "ES256", body)
	if r.Intn(30) == 0 {
		signature[3] ^= 1
	}
	return body + "." + raw.EncodeToString(signature)
}

func distributedInputs(r *rand.Rand) []any {
	inputs := []any{}
	for range 900 {
		at := "https://places.example.com/" + rows.Pick(r, []string{"groups", "groups", "groups", "groups", "groups", "nothing"})
		source := map[string]any{"endpoint": at}
		if r.Intn(3) == 0 {
			source["access_token"] = rows.Pick(r, []any{"good", "good", "wrong", "", nil, 1})
		}
		if r.Intn(15) == 0 {
			source["endpoint"] = rows.Pick(r, []any{"", nil, 7})
		}
		claims := map[string]any{"iss": issuer, "aud": "kubernetes", "exp": 4102444800, "sub": "ann",
			"_claim_names": map[string]any{"groups": rows.Pick(r, []string{"a", "a", "a", "a", "b"})}, "_claim_sources": map[string]any{"a": source}}
		switch r.Intn(20) {
		case 0:
			claims["groups"] = rows.Pick(r, []any{nil, []any{"own"}, "own"})
		case 1:
			claims["_claim_names"] = rows.Pick(r, []any{nil, "x", []any{}, map[string]any{}, map[string]any{"groups": 1}, map[string]any{"other": "a"}, map[string]any{"groups": nil}})
		case 2:
			claims["_claim_sources"] = rows.Pick(r, []any{nil, "x", []any{}, map[string]any{}, map[string]any{"a": nil}, map[string]any{"a": "x"}})
		case 3:
			delete(claims, rows.Pick(r, []string{"_claim_names", "_claim_sources"}))
		}
		own := map[string]any{"iss": rows.Pick(r, []string{claimsIssuer, claimsIssuer, claimsIssuer, issuer}), "aud": "kubernetes", "exp": 4102444800, "groups": rows.Pick(r, []any{[]any{"dev", "ops"}, "dev", []any{}, 1, nil})}
		switch r.Intn(20) {
		case 0:
			own["aud"] = "other"
		case 1:
			own["exp"] = 1
		case 2:
			delete(own, rows.Pick(r, []string{"groups", "iss", "aud", "exp"}))
		}
		body := signed(r, own)
		if r.Intn(20) == 0 {
			body = rows.Pick(r, []string{"", "x", "a.b.c", "{}", body + "x"})
		}
		inputs = append(inputs, map[string]any{"token": signed(r, claims), "keys": map[string]any{"keys": keySet()},
			"endpoint": map[string]any{"status": rows.Pick(r, []int{200, 200, 200, 200, 200, 200, 200, 200, 201, 404}), "body": body}})
	}
	return inputs
}
