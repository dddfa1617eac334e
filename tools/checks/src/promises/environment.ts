import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesUnder } from '../workspace/projects.ts'
import type { Finding } from '../workspace/finding.ts'

/** What Node, npm, the framework, a Supabase project for its functions, and programs of this repository set for processes they start. */
const setByOthers =
  /^(?:NODE_ENV|PATH|CI|VITEST|DO_NOT_TRACK|LITE_TELEMETRY|FULL_SIZE|NEXT_(?:RUNTIME|PHASE)|NX_CACHE_DIRECTORY|NPM_CONFIG_\w+|SUPABASE_\w+|SITE_URL|MAIL_\w+|ROUTING_BUILD_TIMESTAMP|SITE_IS_FINISHING|HOUSE_EDGE_(?:SUPERVISOR|NODE))$/

/** Programs that people run on their own machine, for this repository alone. */
const notRun = /\.(?:test|spec|visual|stories)\.tsx?$|\/(?:e2e|fixture|testing|template|bench|\.storybook)\//

const read = [
  /\b(?:process\.env|env|environment)(?:\.|\[['"])([A-Z][A-Z_0-9]+)\b/g,
  // The keys of a schema that an environment is read by.
  /^\s+([A-Z]+_[A-Z_]+): (?:z|[a-z]\w+)\b[.(,]/gm,
]

/** Every variable that a program reads is described in `.env.example`, and every one there is read. */
export function undescribedVariables(root: string): Finding[] {
  const example = join(root, '.env.example')
  if (!existsSync(example)) return []
  const described = new Set(
    Array.from(readFileSync(example, 'utf8').matchAll(/^#? ?([A-Z][A-Z_0-9]+)=/gm), ([, name = '']) => name),
  )
  const sources = ['apps', 'libs', 'tools']
    .flatMap((folder) => filesUnder(join(root, folder)))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .map((file) => ({ where: relative(root, file), text: readFileSync(file, 'utf8') }))
  const undescribed = sources
    .filter(({ where }) => !notRun.test(where))
    .flatMap(({ where, text }) =>
      [...new Set(read.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, name = '']) => name)))]
        .filter((name) => !described.has(name) && !setByOthers.test(name))
        .map((name) => ({ where, what: `reads ${name}, which .env.example does not describe` })),
    )
  const unread = [...described]
    .filter((name) => !sources.some(({ text }) => text.includes(name)))
    .map((name) => ({ where: '.env.example', what: `describes ${name}, which no program reads` }))
  return [...undescribed, ...unread]
}
