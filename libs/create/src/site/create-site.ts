import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import { basename, join, resolve } from 'node:path'
import { CreateError } from './create-error.ts'
import { siteManifest } from './manifest.ts'
import { readLanguages } from './site-language.ts'
import { speakLanguages } from './site-languages.ts'
import { nameSite } from './site-name.ts'

/** What a new site is to be. */
export interface NewSite {
  /** Where it is written; made when it is not there. Its last part names the site: `My new site` is one. */
  readonly folder: string
  /** `embedded`: content, accounts and data run beside the site, on this machine. `hosted`: you have them. */
  readonly services: 'embedded' | 'hosted'
  /**
   * The language of its pages, whose addresses have no prefix, as BCP 47 writes it: `de-DE`. Without a region it has the likeliest of Unicode's CLDR:
   * `ar` is `ar-EG`, whose figures are not those of `ar-AE`.
   *
   * @default 'en-GB'
   */
  readonly language?: string | undefined
  /**
   * Further languages, each below a prefix: `/de`, or `/de-at` beside another German. A page that is not in one of them is
   * shown there in the first, and says so.
   *
   * @default none
   */
  readonly otherLanguages?: readonly string[] | undefined
}

const root = resolve(import.meta.dirname, '../..')

/** What npm would not carry under its own name, or what would change how the template itself is read. */
const renamed: Readonly<Record<string, string>> = {
  'gitignore.txt': '.gitignore',
  'env.txt': '.env.local',
  'oxlintrc.txt': '.oxlintrc.json',
  'oxfmtrc.txt': '.oxfmtrc.json',
}

/** What a new repository or the system leaves in a folder, none of which a site has; beside all that begins with a dot. */
const broughtAlong: ReadonlySet<string> = new Set(['LICENSE', 'LICENSE.md', 'Thumbs.db'])

/** What the template is called: it compiles and can be read where it lies, so it has no placeholders. */
const nameInTemplate = 'A new site'

/** Where the template names it. */
const named = ['README.md', 'content/**/*.json', 'src/**/*.{ts,tsx}', 'test/*.ts']

/** The version of this package, which all of House Edge shares. */
export function ownVersion(): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
}

/**
 * Writes a site: a page, a slice, sign-up and sign-in, previews and the webhook, and tests of all of it.
 *
 * @throws {CreateError} `create/folder-not-empty`; `create/bad-folder` when there can be no folder; `create/bad-name` when nothing in it could be the name of a package;
 *   `create/bad-language` when one is none of BCP 47, or named twice. Nothing was written then.
 */
export function createSite({ folder, services, language = 'en-GB', otherLanguages }: NewSite): void {
  const target = resolve(folder)
  const { title, packageName } = nameSite(basename(target))
  const languages = readLanguages(language, otherLanguages)
  const others = filesAt(target).filter(isInTheWay)
  if (others.length > 0)
    throw new CreateError(
      'create/folder-not-empty',
      `${target} holds ${listed(others)}, and files in it could be overwritten. Nothing was written. Name another folder.`,
    )

  cpSync(join(root, 'template'), target, { recursive: true })
  for (const [from, to] of Object.entries(renamed)) renameSync(join(target, from), join(target, to))
  // Each way of running has files that would mislead in the other.
  if (services === 'embedded') rmSync(join(target, '.env.local'))
  else for (const part of ['content', 'supabase']) rmSync(join(target, part), { recursive: true })
  for (const file of globSync([...named, '.env.local'], { cwd: target }))
    rewrite(join(target, file), (text) =>
      text
        .replaceAll(nameInTemplate, title.replaceAll(/["'\\`]/g, '’'))
        // A secret of nobody's choice: the content service is told it, people need not remember it.
        .replace(
          /^CONTENT_WEBHOOK_SECRET=$/m,
          `CONTENT_WEBHOOK_SECRET=${randomBytes(32).toString('base64url')}`,
        ),
    )
  speakLanguages(target, languages)
  const manifest = siteManifest(packageName, services, ownVersion())
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** What is in the folder, which is made where it is not there. */
function filesAt(folder: string): string[] {
  try {
    mkdirSync(folder, { recursive: true })
    return readdirSync(folder)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    throw new CreateError(
      'create/bad-folder',
      `There can be no folder ${folder}: ${message}. Nothing was written. Name another folder.`,
    )
  }
}

/** Editors, hooks and version managers keep theirs in what begins with a dot; a site has few files of that kind. */
function isInTheWay(file: string): boolean {
  if (!file.startsWith('.')) return !broughtAlong.has(file)
  return [...readdirSync(join(root, 'template')), ...Object.values(renamed)].includes(file)
}

function listed(files: readonly string[]): string {
  const [few, more] = [files.slice(0, 3), files.length - 3]
  return more > 0 ? `${few.join(', ')} and ${more} more` : few.join(', ')
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
