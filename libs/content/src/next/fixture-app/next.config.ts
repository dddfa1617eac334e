import type { NextConfig } from 'next'

const config: NextConfig = {
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: `${import.meta.dirname}/../../../../..` },
  // Tests build it once, read no maps and load little, and no later build takes up its cache.
  experimental: {
    turbopackSourceMaps: false,
    turbopackMinify: false,
    turbopackFileSystemCacheForBuild: false,
  },
}

export default config
