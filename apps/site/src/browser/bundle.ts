import { bundleIslands, bundlePageScript, type IslandBundle } from '@house-edge/serving/build'
import { islandFolder } from './script-paths.ts'

/** Components of pages that work in browsers, by the name pages use. */
const islands = {
  'search-box': { module: '@house-edge/reviews/islands', component: 'SearchBox' },
  'session-watch': { module: '@house-edge/account/islands', component: 'SessionWatch' },
  'copy-codes': { module: '@house-edge/account/islands', component: 'CopyCodes' },
  'reader-rating': { module: '@house-edge/readers/islands', component: 'LiveRating' },
  experiences: { module: '@house-edge/readers/islands', component: 'LiveExperiences' },
  'wagering-calculator': { module: '@house-edge/reviews/islands', component: 'WageringCalculator' },
  'evening-calculator': { module: '@house-edge/reviews/islands', component: 'EveningCalculator' },
}

const conditions = ['@house-edge/source']

/** Bundles each island into a file, and what they share. */
export function bundleSiteIslands(folder: string = process.cwd()): Promise<IslandBundle> {
  return bundleIslands({ islands, folder, base: islandFolder, conditions })
}

/** Bundles `start.ts` into one small script. */
export async function bundleBrowserScript(folder: string = process.cwd()): Promise<string> {
  const { address: islandsFile } = await bundleSiteIslands(folder)
  return bundlePageScript({ input: 'src/browser/start.ts', islandsFile, folder, conditions })
}
