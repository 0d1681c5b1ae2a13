# An API server in a container:
#   docker build -t kubetyped .
#   docker run -p 6443:6443 -v "$PWD/state:/state" kubetyped
#   kubectl --kubeconfig state/kubeconfig get namespaces
# Objects are kept in memory. Options of kubetyped server after the name of the image replace those of CMD.
FROM node:24-alpine AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm pack --pack-destination /tmp

FROM node:24-alpine
COPY --from=build /tmp/kubetyped-*.tgz /tmp/kubetyped.tgz
RUN npm install --global --omit=optional /tmp/kubetyped.tgz && rm /tmp/kubetyped.tgz && mkdir /state && chown node /state
USER node
EXPOSE 6443
ENTRYPOINT ["kubetyped", "server"]
CMD ["--bind-address", "0.0.0.0", "--port", "6443", "--authorization-mode", "RBAC", "--write-kubeconfig", "/state/kubeconfig"]
