import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Where a name is declared, and as what. */
export interface Place {
  file: string
  name: string
}

/** What a file of the repository imports and shows. */
export interface Source {
  text: string
  /** By the name that it has there. */
  imports: ReadonlyMap<string, Place>
  /** How often it shows a component, by the same name. */
  shown: ReadonlyMap<string, number>
}

/** Reads sources, each once. */
export interface Sources {
  read: (file: string) => Source
  /** What an entry of a library exports, by name; `undefined` where there is no such entry. */
  entry: (specifier: string) => ReadonlyMap<string, Place> | undefined
}

const imported = /^(?:import|export) (?:type )?(?:(\w+)(?:, )?)?(?:\{([^}]*)\})? ?from '([^']+)'/gm
const shownTag = /(?:<|\bcreateElement\()([A-Z]\w*)(?=[\s/>,)])/g

/** @param root Of the repository. */
export function createSources(root: string): Sources {
  const known = new Map<string, Source>()

  function entry(specifier: string): ReadonlyMap<string, Place> | undefined {
    const [, library = '', path = ''] = /^@house-edge\/([\w-]+)(\/[\w./-]+)?$/.exec(specifier) ?? []
    const file = join(root, 'libs', library, 'src', `${path.slice(1) || 'index'}.ts`)
    return library !== '' && existsSync(file) ? read(file).imports : undefined
  }

  function read(file: string): Source {
    const before = known.get(file)
    if (before) return before
    const text = readFileSync(file, 'utf8')
    const imports = new Map<string, Place>()
    const source = { text, imports, shown: countsOf(text.matchAll(shownTag)) }
    known.set(file, source)
    if (file.endsWith('.json')) return source
    for (const [, whole, names = '', from = ''] of text.matchAll(imported)) {
      const own = from.startsWith('.') ? resolve(dirname(file), from) : undefined
      if (own && !existsSync(own)) continue
      if (whole && own) imports.set(whole, { file: own, name: 'default' })
      for (const [name, local] of namesOf(names)) {
        const declared = own ? { file: own, name } : entry(from)?.get(name)
        if (declared) imports.set(local, declared)
      }
    }
    return source
  }

  return { read, entry }
}

/** `{ A, type B, C as D }`: each name there, and the name that it has here. */
function namesOf(names: string): [name: string, local: string][] {
  return names
    .split(',')
    .map((each) => each.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((each) => {
      const [name = '', local = name] = each.split(' as ')
      return [name, local]
    })
}

function countsOf(found: Iterable<RegExpExecArray>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [, name = ''] of found) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
