# The base image brings Node 24 and npm; the tests are tried on the same Node through npm's package
# `node`. Not yet built anywhere: no Docker engine was at hand when this was written.
FROM node:24-slim AS build
WORKDIR /staffetta
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/client/package.json packages/client/
COPY packages/engine/package.json packages/engine/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /staffetta
COPY --from=build /staffetta/node_modules node_modules
COPY --from=build /staffetta/package.json .
COPY --from=build /staffetta/migrations migrations
COPY --from=build /staffetta/apps/api/package.json apps/api/
COPY --from=build /staffetta/apps/api/dist apps/api/dist
COPY --from=build /staffetta/apps/web/dist apps/web/dist
USER node
EXPOSE 3000
CMD ["node", "--enable-source-maps", "apps/api/dist/main.js"]
