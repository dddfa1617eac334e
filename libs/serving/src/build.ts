/** For the build of a site: makes the islands' files. @module */
export {
  bundleIslands,
  type BundleIslandsOptions,
  type IslandBundle,
  type IslandSource,
} from './islands/bundle-islands.ts'
