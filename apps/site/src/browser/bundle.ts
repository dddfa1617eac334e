import { join } from 'node:path'
import { bundleIslands, type IslandBundle } from '@house-edge/serving/build'
import { rolldown } from 'rolldown'
import { islandFolder } from '../page-front/script-paths.ts'

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

const conditions = ['@house-edge/source', 'import', 'default']

/** Bundles each island into a file, and what they share. */
export function bundleSiteIslands(folder: string = process.cwd()): Promise<IslandBundle> {
  return bundleIslands({ islands, folder, base: islandFolder, conditions: ['@house-edge/source'] })
}

/** Bundles `start.ts` into one small script. */
export async function bundleBrowserScript(folder: string = process.cwd()): Promise<string> {
  const { address } = await bundleSiteIslands(folder)
  const bundle = await rolldown({
    input: join(folder, 'src/browser/start.ts'),
    platform: 'browser',
    resolve: { conditionNames: conditions },
    transform: { define: { islandsFile: JSON.stringify(address) } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false })
  await bundle.close()
  return output[0].code
}
