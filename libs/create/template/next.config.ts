import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
  // Finished pages are kept by the server in front. Here, invented addresses would fill the disk.
  experimental: { isrFlushToDisk: false },
}

export default config
