package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"sort"
	"strings"
	"time"

	"k8s.io/apiserver/pkg/apis/apiserver"
	"k8s.io/apiserver/plugin/pkg/authenticator/token/oidc"

	"kubetyped/rows"
)

const issuer = "https://issuer.example.com"

type prefixed struct{ Claim, Prefix string }

type question struct {
	Token      string
	Keys       json.RawMessage
	Algorithms []string
	Audiences  []string
	Username   prefixed
	Groups     *prefixed
	UID        string
	Required   map[string]string
}

// documents answers for the issuer, without a network.
type documents struct{ keys []byte }

func (d documents) RoundTrip(r *http.Request) (*http.Response, error) {
	body := d.keys
	if strings.HasSuffix(r.URL.Path, "/openid-configuration") {
		body = []byte(`{"issuer":"` + issuer + `","jwks_uri":"` + issuer + `/keys"}`)
	}
	return &http.Response{StatusCode: 200, Status: "200 OK", Request: r, Header: http.Header{"Content-Type": {"application/json"}},
		Body: io.NopCloser(bytes.NewReader(body))}, nil
}

// authenticate is the user, or whether the token was passed over ("pass") or refused ("refuse").
func authenticate(in json.RawMessage) any {
	q := rows.Read[question](in)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	config := apiserver.JWTAuthenticator{
		Issuer: apiserver.Issuer{URL: issuer, Audiences: q.Audiences},
		ClaimMappings: apiserver.ClaimMappings{
			Username: apiserver.PrefixedClaimOrExpression{Claim: q.Username.Claim, Prefix: &q.Username.Prefix},
			UID:      apiserver.ClaimOrExpression{Claim: q.UID},
		},
	}
	if len(q.Audiences) > 1 {
		config.Issuer.AudienceMatchPolicy = apiserver.AudienceMatchPolicyMatchAny
	}
	if q.Groups != nil {
		config.ClaimMappings.Groups = apiserver.PrefixedClaimOrExpression{Claim: q.Groups.Claim, Prefix: &q.Groups.Prefix}
	}
	for claim, value := range q.Required {
		config.ClaimValidationRules = append(config.ClaimValidationRules, apiserver.ClaimValidationRule{Claim: claim, RequiredValue: value})
	}
	sort.Slice(config.ClaimValidationRules, func(i, j int) bool {
		return config.ClaimValidationRules[i].Claim < config.ClaimValidationRules[j].Claim
	})
	authenticator, err := oidc.New(ctx, oidc.Options{
		JWTAuthenticator:     config,
		Client:               &http.Client{Transport: documents{q.Keys}},
		SupportedSigningAlgs: q.Algorithms,
	})
	if err != nil {
		return map[string]any{"configuration": true}
	}
	for authenticator.HealthCheck() != nil {
		time.Sleep(100 * time.Microsecond)
	}
	response, ok, err := authenticator.AuthenticateToken(ctx, q.Token)
	if err != nil {
		return map[string]any{"refuse": true}
	}
	if !ok {
		return map[string]any{"pass": true}
	}
	u := response.User
	out := map[string]any{"name": u.GetName()}
	if u.GetUID() != "" {
		out["uid"] = u.GetUID()
	}
	if len(u.GetGroups()) > 0 {
		out["groups"] = u.GetGroups()
	}
	if len(u.GetExtra()) > 0 {
		out["extra"] = u.GetExtra()
	}
	return out
}
