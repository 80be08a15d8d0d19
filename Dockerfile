# The shop as an image: docker build -t pallu .
# Data (the embedded database, pictures) live in /data; every setting is a variable of .env.example.

# One image for every stage, by its digest: docs/deploy.md, "Images by digest".
ARG NODE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${NODE} AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --workspaces=false --ignore-scripts

FROM ${NODE} AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --workspaces=false --ignore-scripts
COPY tsconfig.json tsconfig.base.json vite.config.ts react-router.config.ts ./
COPY build build
COPY public public
COPY src src
RUN NODE_ENV=production node node_modules/@react-router/dev/bin.cjs build \
  && node build/compress-main.ts

FROM ${NODE}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /shop
COPY package.json LICENSE ./
COPY bin/pallu.mjs bin/pallu.mjs
COPY demo demo
COPY public public
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /shop/dist dist
COPY src/domain src/domain
COPY src/contract src/contract
COPY src/server src/server
RUN mkdir /data && chown node:node /data && ln -s /shop/bin/pallu.mjs /usr/local/bin/pallu
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# As bin/server.json has it; build/deploy.test.ts holds the two together.
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "--initial-old-space-size=80", "--max-old-space-size=512", "src/server/app/main.ts"]
