import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a deployable folder is made of. */
export interface Inventory {
  /** CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json). */
  bill: string
  /** Each package with the text of its licence. */
  licences: string
}

/** A package as the lock file has it. */
interface Locked {
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Of what an inventory is taken. */
interface Taken {
  /** Of the workspace. */
  root: string
  /** The folder of the site in the workspace, such as `apps/site`. */
  site: string
  /** Of the site. */
  version: string
  /** Of packages that stand beside the bundles, absolute. */
  files: Iterable<string>
}

/** Inside of what browsers load. */
const bundled = ['preact']

const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

/**
 * Lists the packages that the site is made of, with their licences: those it depends on at run time, of which many are
 * inside the bundles, and those whose files stand beside. By the lock file, because `npm sbom` leaves out what the root of
 * a workspace has as a development dependency, too.
 */
export function takeInventory({ root, site, version, files }: Taken): Inventory {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const places = closureOf(packages, [
    ...Object.keys(packages[site]?.dependencies ?? {}).map((name) => placeOf(packages, site, name)),
    ...bundled.map((name) => placeOf(packages, site, name)),
    ...new Set(Array.from(files, (file) => packageOf(file.slice(root.length + 1)))),
  ])
  const used = places
    .filter(
      (place) =>
        place.includes('node_modules/') &&
        !packages[place]?.link &&
        existsSync(join(root, place, 'package.json')),
    )
    .toSorted()
    .map((place) => ({ place, name: nameOf(place), locked: packages[place] ?? {} }))
  const components = used.map(({ name, locked }) => componentOf(name, locked))
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'house-edge-site', version } },
    components,
  }
  const own = `House Edge ${version} (MIT)\n\n${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}`
  const licences = used.map(
    ({ place, name, locked }) =>
      `${name} ${locked.version} (${locked.license ?? 'see below'})\n\n${textsIn(join(root, place))}`,
  )
  return {
    bill: `${JSON.stringify(bill, null, 2)}\n`,
    licences: `${[own, ...licences].join(`\n\n${'─'.repeat(80)}\n\n`)}\n`,
  }
}

function closureOf(packages: Record<string, Locked>, roots: readonly (string | undefined)[]): string[] {
  const found = new Set<string>()
  const visit = (place: string | undefined): void => {
    const locked = place === undefined ? undefined : packages[place]
    if (place === undefined || locked === undefined || found.has(place)) return
    found.add(place)
    if (locked.link) return visit(locked.resolved)
    const { dependencies, optionalDependencies, peerDependencies } = locked
    // What a library of the workspace is given by its site is among its peers.
    const peers = place.startsWith('libs/') ? peerDependencies : {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peers }))
      visit(placeOf(packages, place, name))
  }
  roots.forEach(visit)
  return [...found]
}

/** Where Node finds a package from another one: in the nearest folder upwards. */
function placeOf(packages: Record<string, Locked>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (place in packages) return place
    if (folder === '') return undefined
  }
}

function packageOf(file: string): string {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file
}

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function componentOf(name: string, { version = '', license, integrity }: Locked) {
  const [algorithm, digest] = integrity?.split('-') ?? []
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm === 'sha512' &&
      digest !== undefined && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
      }),
  }
}

function textsIn(folder: string): string {
  const files = readdirSync(folder).filter((name) => licenceFile.test(name))
  return files.length > 0
    ? files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
    : 'The package brings no text of its licence.'
}
