import type { NextConfig } from 'next'

const config: NextConfig = {
  distDir: process.env.FIXTURE_DIST_DIR ?? '.next',
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: `${import.meta.dirname}/../../../../..` },
}

export default config
