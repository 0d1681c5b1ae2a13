// Command identity tells whom kube-apiserver takes the sender of a request for: by the certificates that were sent, the
// authorities of its clients and of the proxies in front of it, and the headers. It runs kube-apiserver's own authenticators
// in its order. It reads questions, one JSON object a line, and answers each with a line.
package main

import (
	"bufio"
	"crypto/rsa"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"time"

	"k8s.io/apiserver/pkg/authentication/authenticator"
	"k8s.io/apiserver/pkg/authentication/request/headerrequest"
	"k8s.io/apiserver/pkg/authentication/request/union"
	x509request "k8s.io/apiserver/pkg/authentication/request/x509"
	"k8s.io/client-go/util/cert"
)

type question struct {
	// Clients and Proxies are authorities as PEM; empty: there are none.
	Clients, Proxies string
	AllowedNames     []string
	// Sent are certificates as DER, the client's own first.
	Sent [][]byte
	// At is a time in milliseconds since 1970.
	At int64
	// Headers are pairs of name and value, in order.
	Headers [][2]string
	// Host asks instead whether a client that trusts Clients takes these certificates of a server.
	Host string
}

type answer struct {
	User   string              `json:"user,omitempty"`
	UID    string              `json:"uid,omitempty"`
	Groups []string            `json:"groups,omitempty"`
	Extra  map[string][]string `json:"extra,omitempty"`
	// Refused says why; "nobody": no authenticator has an opinion.
	Refused string `json:"refused,omitempty"`
}

func options(pem string, at time.Time) (x509request.VerifyOptionFunc, error) {
	pool, err := cert.NewPoolFromBytes([]byte(pem))
	if err != nil {
		return nil, err
	}
	options := x509request.DefaultVerifyOptions()
	options.Roots = pool
	options.CurrentTime = at
	return x509request.StaticVerifierFn(options), nil
}

// received are the certificates as crypto/tls takes them from a client.
func received(sent [][]byte) ([]*x509.Certificate, error) {
	certificates := []*x509.Certificate{}
	for at, der := range sent {
		each, err := x509.ParseCertificate(der)
		if err != nil {
			return nil, fmt.Errorf("tls: %w", err)
		}
		switch key := each.PublicKey.(type) {
		case *rsa.PublicKey:
			if key.N.BitLen() > 8192 {
				return nil, fmt.Errorf("tls: RSA key of %d bits", key.N.BitLen())
			}
		default:
			usable := each.PublicKeyAlgorithm == x509.ECDSA || each.PublicKeyAlgorithm == x509.Ed25519
			if at == 0 && !usable {
				return nil, fmt.Errorf("tls: unsupported key %T", key)
			}
		}
		certificates = append(certificates, each)
	}
	return certificates, nil
}

func identify(q question) (*authenticator.Response, bool, error) {
	certificates, err := received(q.Sent)
	if err != nil {
		return nil, false, err
	}
	at := time.UnixMilli(q.At)
	if q.Host != "" {
		roots, err := cert.NewPoolFromBytes([]byte(q.Clients))
		if err != nil {
			return nil, false, err
		}
		intermediates := x509.NewCertPool()
		for _, each := range certificates[1:] {
			intermediates.AddCert(each)
		}
		_, err = certificates[0].Verify(x509.VerifyOptions{
			DNSName: q.Host, Roots: roots, Intermediates: intermediates, CurrentTime: at,
		})
		return nil, false, err
	}
	authenticators := []authenticator.Request{}
	if q.Proxies != "" {
		verify, err := options(q.Proxies, at)
		if err != nil {
			return nil, false, err
		}
		list := func(values ...string) headerrequest.StringSliceProvider {
			return headerrequest.StaticStringSlice(values)
		}
		authenticators = append(authenticators, headerrequest.NewDynamicVerifyOptionsSecure(
			verify, list(q.AllowedNames...), list("X-Remote-User"), list("X-Remote-Uid"), list("X-Remote-Group"),
			list("X-Remote-Extra-"),
		))
	}
	if q.Clients != "" {
		verify, err := options(q.Clients, at)
		if err != nil {
			return nil, false, err
		}
		authenticators = append(authenticators, x509request.NewDynamic(verify, x509request.CommonNameUserConversion))
	}
	request, err := http.NewRequest("GET", "https://localhost/", nil)
	if err != nil {
		return nil, false, err
	}
	for _, header := range q.Headers {
		request.Header.Add(header[0], header[1])
	}
	request.TLS = &tls.ConnectionState{PeerCertificates: certificates}
	return union.New(authenticators...).AuthenticateRequest(request)
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 64<<20)
	out := bufio.NewWriter(os.Stdout)
	encoder := json.NewEncoder(out)
	for lines.Scan() {
		var q question
		if err := json.Unmarshal(lines.Bytes(), &q); err != nil {
			panic(err)
		}
		response, ok, err := identify(q)
		var a answer
		switch {
		case ok:
			a = answer{response.User.GetName(), response.User.GetUID(), response.User.GetGroups(), response.User.GetExtra(), ""}
		case err != nil:
			a.Refused = err.Error()
		case q.Host == "":
			a.Refused = "nobody"
		}
		if err := encoder.Encode(a); err != nil {
			panic(err)
		}
		// Who asks waits for the answer to what it has asked so far.
		if err := out.Flush(); err != nil {
			panic(err)
		}
	}
}
