/**
 * Keeps the name `next/navigation`, of which bundlers of the framework take the part for servers. tsdown would write
 * `next/navigation.js`, which Turbopack bundles whole, and then cannot load in a route handler (Next 16.4.5). For
 * libraries whose entry `/next` uses it: nothing but a bundler of the framework loads that.
 */
export const navigationOfServers = {
  name: 'navigation-of-servers',
  resolveId: {
    filter: { id: /^next\/navigation$/ },
    handler: (id: string): { id: string; external: true } => ({ id, external: true }),
  },
}
