import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // All that a container needs, beside `.next/static`.
  output: 'standalone',
}

export default config
