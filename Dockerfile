# The website is built once, here; a node only serves it.
FROM node:24.22.1-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/check-node.mjs scripts/
RUN npm ci
COPY . .
RUN node scripts/build-client.ts --force

# What runs: without the tools the build and the tests need.
FROM node:24.22.1-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY deploy/build-only-packages.txt deploy/
RUN npm ci --omit=dev --ignore-scripts \
  && cd node_modules \
  && rm -rf $(grep -v '^#' ../deploy/build-only-packages.txt) \
  # Its package holds every platform.
  && find onnxruntime-node/bin -mindepth 3 -maxdepth 3 ! -path "*/linux/$(node -p process.arch)" -exec rm -rf {} + \
  && find . \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' \) -delete

FROM node:24.22.1-bookworm-slim
# Two arenas of memory are enough, as in npm start: each more is kept by threads that are done.
ENV MALLOC_ARENA_MAX=2 \
    NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY drizzle drizzle
COPY src/shared src/shared
COPY src/db src/db
COPY src/server src/server
COPY models models
COPY data/words data/words
USER node
EXPOSE 3000
VOLUME /data
# Whether the process lives. Whether it can do all of its work says /readyz, which is for people and alarms:
# without Redis a web node still shows the website and the history.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "require('http').get(`http://127.0.0.1:${process.env.PORT}/healthz`, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))"]
# Node itself is process 1 and gets the signal to stop.
CMD ["node", "--max-semi-space-size=4", "src/server/main.ts"]
