import { parseArgs } from 'node:util'
import { createContentClient, isContentError } from '@house-edge/content'
import { readContentFolder } from '@house-edge/content/node'
import { describeFinding, type Finding, lintContent } from '@house-edge/content/validation'
import { models } from '../models.ts'
import { repositoryRules } from '../rules/rulebook.ts'
import type { RuledSite } from '../rules/ruled-site.ts'

const help = `Usage: npm run content:lint -- [options]

  --folder <folder>       check a repository folder (default: content)
  --endpoint <address>    check a live repository instead, at its document API
  --repository <name>     the name of the live repository (default: house-edge)
  --today <day>           the day offers are held against (default: today)
  --strict                fail for warnings too
  --json                  write findings as JSON

CONTENT_ACCESS_TOKEN is used for a private repository.
Ends with 0 when nothing is wrong, 1 when something is, 2 when it could not look.`

/** Checks a whole repository against its models and the rules of a site, as a command. @returns The exit code. */
export async function runContentLint(
  args: readonly string[],
  write: (text: string) => void,
  site: RuledSite,
  now: () => Date = () => new Date(),
): Promise<0 | 1 | 2> {
  const options = readOptions(args)
  if (typeof options === 'string') {
    write(options)
    return options === help ? 0 : 2
  }
  const { today = now().toISOString().slice(0, 10), json = false, strict = false } = options
  try {
    const { documents, hasFile } = await read(options)
    const findings = lintContent(documents, {
      models,
      rules: repositoryRules(documents, hasFile, site),
      today,
    })
    write(
      json
        ? JSON.stringify({ today, documents: documents.length, findings }, null, 2)
        : words(findings, documents.length),
    )
    return findings.some(({ severity }) => strict || severity === 'error') ? 1 : 0
  } catch (error) {
    if (!isContentError(error)) throw error
    write(`The content could not be read, so nothing was checked. ${error.message} (${error.code})`)
    return 2
  }
}

type Options = Awaited<ReturnType<typeof parse>>

function readOptions(args: readonly string[]): Options | string {
  try {
    const options = parse(args)
    return options.help ? help : options
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${help}`
  }
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      folder: { type: 'string' },
      endpoint: { type: 'string' },
      repository: { type: 'string' },
      today: { type: 'string' },
      strict: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  }).values
}

async function read({
  folder = 'content',
  endpoint,
  repository = 'house-edge',
}: Options): Promise<ReturnType<typeof readContentFolder> | Live> {
  if (endpoint === undefined) return readContentFolder(folder)
  const client = createContentClient({
    repositoryName: repository,
    endpoint,
    accessToken: process.env['CONTENT_ACCESS_TOKEN'],
  })
  return { documents: await client.getAll({ lang: '*' }), hasFile: undefined }
}

type Live = { documents: ReturnType<typeof readContentFolder>['documents']; hasFile: undefined }

function words(findings: readonly Finding[], documents: number): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const lines = findings.map(
    (finding) => `${finding.severity.padEnd(8)}${describeFinding(finding)} [${finding.rule}]`,
  )
  const sum = `${documents} documents, ${errors} errors, ${findings.length - errors} warnings`
  return [...lines, ...(lines.length > 0 ? [''] : []), sum].join('\n')
}
