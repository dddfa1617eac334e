import type { NextConfig } from 'next'
import { securityHeaders } from './src/security-headers.ts'

const config: NextConfig = {
  agentRules: false,
  distDir: process.env.SITE_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks types; a start must not wait for them a second time.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: `${import.meta.dirname}/../..` },
  // The content service resizes pictures (docs/decisions/0003), so the framework's own optimiser stays shut.
  images: { unoptimized: true },
  experimental: { proxyClientMaxBodySize: '64kb' },
  headers: async () => [{ source: '/:path*', headers: securityHeaders(process.env) }],
}

export default config
