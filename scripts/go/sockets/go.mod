module kubetyped/sockets

go 1.26
