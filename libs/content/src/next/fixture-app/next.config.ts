import type { NextConfig } from 'next'

const config: NextConfig = {
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: `${import.meta.dirname}/../../../../..` },
  // Tests build it once and read no maps, and no later build takes up its cache.
  experimental: { turbopackSourceMaps: false, turbopackFileSystemCacheForBuild: false },
}

export default config
