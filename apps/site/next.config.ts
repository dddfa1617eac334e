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
  // Our server keeps finished pages; Next keeps few of them a second time, as strings (docs/decisions/0331). With no
  // room in memory, and none on the disk of an image, a page that is rendered again would stay the one of before.
  cacheMaxMemorySize: 4 * 2 ** 20,
  experimental: {
    proxyClientMaxBodySize: '64kb',
    // 38 MB that no process reads: Node follows maps only when it is told to.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
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
