package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"net"
	"time"

	"k8s.io/client-go/util/cert"
	"k8s.io/client-go/util/keyutil"

	"kubetyped/rows"
)

func text(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func orPanic[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// verify says whether a server may show a certificate, and for what names, and what is in it.
func verify(in json.RawMessage) any {
	q := rows.Read[struct {
		Cert, Key, CA string
		Names         []string
		// At is a time in seconds since 1970.
		At     int64
		Client bool
	}](in)
	_, err := tls.X509KeyPair([]byte(q.Cert), []byte(q.Key))
	if err != nil {
		return map[string]any{"pair": err.Error()}
	}
	chain := orPanic(cert.ParseCertsPEM([]byte(q.Cert)))
	leaf := chain[0]
	roots, err := cert.NewPoolFromBytes([]byte(q.CA))
	if err != nil {
		return map[string]any{"roots": err.Error()}
	}
	usage := x509.ExtKeyUsageServerAuth
	if q.Client {
		usage = x509.ExtKeyUsageClientAuth
	}
	verdicts := []string{}
	for _, name := range append([]string{""}, q.Names...) {
		_, err := leaf.Verify(x509.VerifyOptions{
			DNSName: name, Roots: roots, CurrentTime: time.Unix(q.At, 0), KeyUsages: []x509.ExtKeyUsage{usage},
		})
		verdicts = append(verdicts, text(err))
	}
	ips := []string{}
	for _, ip := range leaf.IPAddresses {
		ips = append(ips, ip.String())
	}
	issuer := orPanic(cert.ParseCertsPEM([]byte(q.CA)))[0]
	return map[string]any{
		"verdicts": verdicts, "dns": leaf.DNSNames, "ips": ips, "commonName": leaf.Subject.CommonName,
		"organization": leaf.Subject.Organization, "notBefore": leaf.NotBefore.Unix(), "notAfter": leaf.NotAfter.Unix(),
		"isCA": leaf.IsCA, "keyUsage": int(leaf.KeyUsage), "basic": leaf.BasicConstraintsValid, "version": leaf.Version,
		"linked":  len(issuer.SubjectKeyId) == 0 || string(issuer.SubjectKeyId) == string(leaf.AuthorityKeyId),
		"serial":  leaf.SerialNumber.Sign() > 0 && leaf.SerialNumber.BitLen() <= 159,
		"unknown": len(leaf.UnhandledCriticalExtensions),
	}
}

// dial opens a TLS connection as an API server does: to an address, by a name.
func dial(in json.RawMessage) any {
	q := rows.Read[struct{ Address, Name, CA string }](in)
	roots, err := cert.NewPoolFromBytes([]byte(q.CA))
	if err != nil {
		return map[string]any{"error": err.Error()}
	}
	dialer := &net.Dialer{Timeout: 10 * time.Second}
	connection, err := tls.DialWithDialer(dialer, "tcp", q.Address, &tls.Config{RootCAs: roots, ServerName: q.Name})
	if err != nil {
		return map[string]any{"error": err.Error()}
	}
	defer connection.Close()
	return map[string]any{"serial": connection.ConnectionState().PeerCertificates[0].SerialNumber.Text(16)}
}

// authority is one made by client-go, with a key of a kind.
func authority(in json.RawMessage) any {
	q := rows.Read[struct{ Kind, Name string }](in)
	if q.Kind == "rsa" {
		key := orPanic(rsa.GenerateKey(rand.Reader, 2048))
		own := orPanic(cert.NewSelfSignedCACert(cert.Config{CommonName: q.Name, Organization: []string{"Ünits", "b"}}, key))
		return map[string]any{
			"cert": string(orPanic(cert.EncodeCertificates(own))), "key": string(orPanic(keyutil.MarshalPrivateKeyToPEM(key))),
		}
	}
	key := orPanic(ecdsa.GenerateKey(elliptic.P384(), rand.Reader))
	own := orPanic(cert.NewSelfSignedCACert(cert.Config{CommonName: q.Name}, key))
	return map[string]any{
		"cert": string(orPanic(cert.EncodeCertificates(own))), "key": string(orPanic(keyutil.MarshalPrivateKeyToPEM(key))),
	}
}
