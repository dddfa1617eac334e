import type { NextConfig } from 'next'

const config: NextConfig = {
  agentRules: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: `${import.meta.dirname}/../../..` },
}

export default config
