import type { NextConfig } from 'next'

// Pages are in the memory of the server; the framework would write invented addresses to the disk, too.
const config: NextConfig = { cacheComponents: true, experimental: { isrFlushToDisk: false } }
export default config
