import type { NextConfig } from 'next'

const config: NextConfig = {
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: `${import.meta.dirname}/../../../../..` },
}

export default config
