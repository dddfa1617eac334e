import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  headers: async () => [
    // So that the token of a link in an e-mail does not leave with a click.
    { source: '/:path*', headers: [{ key: 'Referrer-Policy', value: 'same-origin' }] },
  ],
}

export default config
