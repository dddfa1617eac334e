import { withBuildIdentity } from '@house-edge/routing/build'
import type { NextConfig } from 'next'
import { policiesOf } from './security-headers.ts'
import { buildFolder } from './build-folder.mjs'

const config: NextConfig = {
  agentRules: false,
  distDir: buildFolder(),
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks types; a start must not wait for them a second time.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: `${import.meta.dirname}/../..` },
  // The content service resizes pictures (docs/decisions/0003), so the framework's optimiser is off.
  images: { unoptimized: true },
  // The build itself makes the browser's script with it.
  serverExternalPackages: ['rolldown'],
  experimental: {
    proxyClientMaxBodySize: '64kb',
    // 38 MB that no process reads: Node follows maps only when it is told to.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    // A fifth of a build's processor time, for files that no browser loads (docs/decisions/0257).
    turbopackMinify: { client: true, server: false },
    // 129 MB in the build's folder, for a build that follows another one.
    turbopackFileSystemCacheForBuild: process.env.SITE_BUILD_CACHE === 'kept',
  },
  headers: async () => [
    // Our server sets the same headers; these are for `next start` without it.
    {
      source: '/:path*',
      headers: Object.entries(policiesOf(process.env).headers).map(([key, value]) => ({ key, value })),
    },
    {
      // Asked for with the build in its query, or named by what is in them.
      source: '/builds/:file(browser\\.js|islands/.+)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
}

export default withBuildIdentity(config)
