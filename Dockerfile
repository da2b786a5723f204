# The site with its server (docs/guides/deployment.md). Nothing secret is needed to build it, and nothing secret is in it.

FROM node:24-slim AS build
WORKDIR /srv/impressions
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev --omit=optional

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /srv/impressions
# Owned by root: the server can read its program and not change it.
COPY --from=build /srv/impressions/package.json ./
COPY --from=build /srv/impressions/node_modules ./node_modules
COPY --from=build /srv/impressions/domain ./domain
COPY --from=build /srv/impressions/server ./server
COPY --from=build /srv/impressions/scripts/requests.ts ./scripts/requests.ts
COPY --from=build /srv/impressions/build ./build
RUN mkdir --mode=700 /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
