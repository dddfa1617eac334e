/** For the build of a site: makes the islands' files, and the script that starts them. @module */
export {
  bundleIslands,
  bundlePageScript,
  type BundleIslandsOptions,
  type IslandBundle,
  type IslandSource,
  type PageScriptOptions,
} from './islands/bundle-islands.ts'
