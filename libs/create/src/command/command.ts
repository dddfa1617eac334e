import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CreateError } from '../site/create-error.ts'
import { createSite, type NewSite, ownVersion } from '../site/create-site.ts'
import { readLanguages, type SiteLanguage } from '../site/site-language.ts'
import { upgradeSite } from '../upgrade/upgrade-site.ts'
import { type NewRepository, startRepository } from './git.ts'
import { findPackageManager } from './package-manager.ts'
import { askForSite, usualSite } from './questions.ts'

const usage = `npm create @house-edge [folder] [-- options]
npx @house-edge/create upgrade [folder]

  --services embedded   content, accounts and data run beside the site, on this machine
  --services hosted     you have them; their keys go into .env.local
  --language de-DE      the language of its pages; en-GB when it is left out. Without a region the likeliest: ar is
                        ar-EG, with figures of its own; --language ar-AE is another
  --other-languages de-DE,ar-AE
                        further languages, each below its own address: /de, /ar; none when it is left out
  --yes, -y             ask nothing: ${usualSite.folder}, ${usualSite.services}, ${usualSite.language} for what is not given
  --no-git              no repository
  --version, --help

What is not given is asked for. "upgrade" moves a site to this version of House Edge, with what has changed its name.`

/**
 * The command line: `npm create @house-edge [folder] [-- options]`, and `npx @house-edge/create upgrade [folder]`. What is
 * not given is asked for, at a terminal; without one it is refused.
 *
 * @returns The exit status for the process: 0, or 1 when there is no site.
 */
export async function createFromCommandLine(args: string[]): Promise<number> {
  try {
    const { values, positionals } = readLine(args)
    if (values.help || values.version) {
      console.log(values.help ? usage : ownVersion())
      return 0
    }
    if (positionals[0] === 'upgrade') return upgrade(positionals[1] ?? '.')
    const { services, 'other-languages': others } = values
    if (services !== undefined && services !== 'embedded' && services !== 'hosted') {
      console.error(`Services are "embedded" or "hosted", not "${services}". Nothing was written.`)
      return 1
    }
    const said: Partial<NewSite> = {
      ...(values.yes && usualSite),
      // Without quotes, the words of a name arrive one by one.
      ...(positionals.length > 0 && { folder: positionals.join(' ') }),
      ...(services && { services }),
      ...(values.language && { language: values.language }),
      ...(others !== undefined && { otherLanguages: others.split(/[\s,]+/).filter(Boolean) }),
    }
    const site = await askForSite(said, process.stdin.isTTY && process.stdout.isTTY)
    if (!site) return 1
    createSite(site)
    tell(site, values['no-git'] ? { state: 'none' } : startRepository(site.folder))
    return 0
  } catch (error) {
    // What is advice needs no stack; any other error is a bug and does.
    if (error instanceof CreateError) console.error(`${error.message}\n${error.docs}`)
    else if (isMistyped(error)) console.error(`${error.message}\n\n${usage}`)
    else console.error(error)
    return 1
  }
}

function tell(
  { folder, services, language = usualSite.language, otherLanguages }: NewSite,
  { state, said: refusal }: NewRepository,
): void {
  const { install, run, test } = findPackageManager(process.env['npm_config_user_agent'])
  const way = relative(process.cwd(), resolve(folder))
  const lines = [
    ...(way === '' ? [] : [`cd ${/\s/.test(way) ? `"${way}"` : way}`]),
    install,
    ...(services === 'hosted' ? ['(fill in .env.local)'] : []),
    `${run} dev     # http://localhost:3000, or the next port that is free`,
    test,
  ]
  const staged =
    state === 'staged'
      ? `\nIts files are staged. git did not commit them: ${refusal ?? 'it does not say why'}\n`
      : ''
  const said = spokenIn(readLanguages(language, otherLanguages))
  console.log(
    `\nA site is in ${way || 'this folder'}. ${said}\n\n${lines.map((line) => `  ${line}\n`).join('')}${staged}`,
  )
}

const inRow = new Intl.ListFormat('en', { type: 'conjunction' })

/** Which languages its pages have, and in which the site says its own words in another. */
function spokenIn(languages: readonly SiteLanguage[]): string {
  const names = languages.map(({ name, tag }) => `${name} (${tag})`)
  const [original, ...others] = languages
  const missing = others.filter(({ words }) => words === undefined).map(({ tag }) => tag)
  const own = original?.words ?? 'english'
  return [
    `Its pages are in ${inRow.format(names)}.`,
    ...(original?.words ? [] : ['Its own words are English until you translate src/words/english.ts.']),
    ...(missing.length === 0
      ? []
      : [
          `In ${inRow.format(missing)} its own words are those of src/words/${own}.ts until you translate them, and the first page is that of ${original?.tag}.`,
        ]),
  ].join(' ')
}

function upgrade(folder: string): number {
  const { from, to, files, left } = upgradeSite(folder)
  console.log(`House Edge ${from} → ${to}`)
  for (const file of files) console.log(`  changed  ${file}`)
  for (const { file, line, what } of left) console.log(`  look at  ${file}:${line}  ${what}`)
  const { install, test } = findPackageManager(process.env['npm_config_user_agent'])
  console.log(`\nNext: ${install}, then ${test}.`)
  return 0
}

function readLine(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      services: { type: 'string' },
      language: { type: 'string' },
      'other-languages': { type: 'string' },
      yes: { type: 'boolean', short: 'y' },
      'no-git': { type: 'boolean' },
      version: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
}

/** Whether `parseArgs` refused what was typed. https://nodejs.org/api/errors.html */
function isMistyped(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
