import type { UserConfig } from 'tsdown'

/** How every library is built: each module a file of its own, with its declarations. */
export const library = {
  entry: ['src/*.ts', '!src/*.test.ts'],
  format: 'esm',
  unbundle: true,
  dts: true,
  sourcemap: true,
  fixedExtension: false,
} satisfies UserConfig

/** One with entries for servers: bundlers for browsers get the refusal in their place. */
export const serverLibrary = {
  ...library,
  entry: [...library.entry, 'src/refusal/in-browser.ts'],
} satisfies UserConfig

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

/**
 * Takes the marker out of the entry `/server`, which programs without a bundler load too. Browsers get
 * `./refusal/in-browser.js` in its place, which has the marker.
 */
export const serverWithoutMarker = {
  name: 'server-without-marker',
  transform: {
    filter: { id: /src\/server\.ts$/ },
    handler: (code: string): string => code.replace("import 'server-only'\n", '\n'),
  },
}
