import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
  // Finished pages are kept by the server in front. Here, invented addresses would fill the disk.
  experimental: { isrFlushToDisk: false },
  headers: async () => [
    // So that the token of a link in an e-mail does not leave with a click.
    { source: '/:path*', headers: [{ key: 'Referrer-Policy', value: 'same-origin' }] },
  ],
}

export default config
