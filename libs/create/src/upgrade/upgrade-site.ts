import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CreateError } from '../site/create-error.ts'
import { ownVersion } from '../site/create-site.ts'
import { changedByHand, type ChangedName, changedNames, changedText } from './changed-names.ts'

/** What an upgrade has done. */
export interface UpgradedSite {
  /** The versions of House Edge, before and now. */
  readonly from: string
  readonly to: string
  /** Files that were changed. */
  readonly files: readonly string[]
  /** Places that ask for a decision. */
  readonly left: readonly { readonly file: string; readonly line: number; readonly what: string }[]
}

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>

/**
 * Moves a site to this version of House Edge: its `package.json`, and its sources where a name has changed. What asks for a
 * decision is named and left.
 *
 * @throws {CreateError} `create/no-site`: no `package.json` there names House Edge. `create/unsaved-changes`: its
 *   repository has changes that are not committed, which nobody could tell from those of the upgrade. Nothing was changed.
 */
export function upgradeSite(folder: string): UpgradedSite {
  const root = resolve(folder)
  const path = join(root, 'package.json')
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '{}'
  const manifest = JSON.parse(text) as Partial<Manifest>
  const ours = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(([name]) =>
    name.startsWith('@house-edge/'),
  )
  const [first] = ours
  if (!first)
    throw new CreateError(
      'create/no-site',
      `${root} has no package.json that names House Edge, so there is nothing to upgrade. Nothing was changed. Name the folder of a site.`,
    )
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  if (status === 0 && stdout.trim() !== '')
    throw new CreateError(
      'create/unsaved-changes',
      `${root} has changes that are not committed, and they could not be told from those of an upgrade. Nothing was changed. Commit them, then try again.`,
    )

  const to = ownVersion()
  const versioned = ours.reduce(
    (json, [name, version]) => json.replace(`"${name}": "${version}"`, `"${name}": "${to}"`),
    text,
  )
  const files = versioned === text ? [] : ['package.json']
  if (files.length > 0) writeFileSync(path, versioned)
  const left: UpgradedSite['left'][number][] = []
  const sources = globSync('**/*.{ts,tsx,js,jsx,mjs}', {
    cwd: root,
    exclude: (name) => /^(?:node_modules|\.next|\.house-edge|dist)$/.test(name),
  })
  for (const file of sources.toSorted()) {
    const before = readFileSync(join(root, file), 'utf8')
    const after = renameIn(before)
    if (after !== before) {
      writeFileSync(join(root, file), after)
      files.push(file)
    }
    left.push(...leftIn(after).map((place) => ({ file, ...place })))
  }
  return { from: first[1], to, files, left }
}

/** Writes a source with the names that libraries have now. */
function renameIn(source: string): string {
  const named = changedNames.reduce(renameImported, source)
  return changedText
    .filter(({ library }) => imports(named, library))
    .reduce((text, change) => text.replaceAll(change.old, change.new), named)
}

/** Renames what is imported by that name from there, wherever the file says it. */
function renameImported(source: string, change: ChangedName): string {
  const { from, old, new: name, to = from } = change
  const statement = new RegExp(`import (?:type )?\\{([^}]*)\\} from (['"])${from}\\2`, 'g')
  let isFound = false
  const imported = source.replaceAll(statement, (line, names: string) => {
    const parts = names.split(',').map((part) => part.trim())
    const moved = parts.filter((part) => part.replace(/^type /, '').split(' as ', 1)[0] === old)
    if (moved.length === 0) return line
    isFound = true
    if (to === from) return line
    const rest = parts.filter((part) => part !== '' && !moved.includes(part))
    const own = line.replace(names, ` ${moved.join(', ')} `).replace(from, to)
    return rest.length === 0 ? own : `${line.replace(names, ` ${rest.join(', ')} `)}\n${own}`
  })
  if (!isFound || old === name) return imported
  // Not a property or an attribute of that name, nor a part of a longer word or of a text.
  return imported.replaceAll(
    new RegExp(`(?<![.\\w'"\`/-])${old}(?![\\w'"\`-])(?!\\s*(?::|=(?!=)))`, 'g'),
    name,
  )
}

function leftIn(source: string): { line: number; what: string }[] {
  return changedByHand
    .filter(({ library }) => imports(source, library))
    .flatMap(({ old, what }) => {
      const found = old.exec(source)
      return found ? [{ line: source.slice(0, found.index).split('\n').length, what }] : []
    })
}

function imports(source: string, library: string): boolean {
  return new RegExp(`from ['"]${library}(?:/[\\w-]+)?['"]`).test(source)
}
