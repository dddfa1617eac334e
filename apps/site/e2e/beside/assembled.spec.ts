/** The folder that `npm run build` makes runs the site where there is nothing but Node. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '../stack/journey.ts'
import { siteOrigin } from '../stack/services.ts'
import { environmentOf } from '../stack/site-process.ts'
import { site, slot, template } from '../stack/slot.ts'

const run = promisify(execFile)
const place = mkdtempSync(join(tmpdir(), 'assembled-'))
const folder = join(place, 'site')

test.beforeAll(async () => {
  const args = ['--conditions=@house-edge/source', 'assemble.mjs', '--to', folder]
  await run(process.execPath, args, { cwd: site, env: { ...process.env, SITE_DIST_DIR: template.build } })
})
test.afterAll(() => rmSync(place, { recursive: true, force: true }))

test('an assembled folder needs no sources, no workspace and no program but Node', async () => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  const outside = names
    .filter((entry) => entry.isSymbolicLink())
    .filter((entry) => !realpathSync(join(entry.parentPath, entry.name)).startsWith(realpathSync(folder)))
  expect(outside).toEqual([])
  const sources = names.filter(
    (entry) => /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('supabase/'),
  )
  expect(sources.map(({ name }) => name)).toEqual([])
  const bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
    components: { name: string }[]
  }
  const [listed, licences] = [
    bill.components.map(({ name }) => name),
    readFileSync(join(folder, 'licences.txt'), 'utf8'),
  ]
  for (const name of ['next', 'react', 'zod', 'preact']) {
    expect(listed).toContain(name)
    expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'))
  }

  // Nothing is written into the folder; what was rendered has to stand in memory until it is read, or stays as it was.
  const config = JSON.parse(readFileSync(join(folder, 'next-config.json'), 'utf8')) as {
    cacheMaxMemorySize: number
    experimental: { isrFlushToDisk: boolean }
  }
  expect(config.experimental.isrFlushToDisk).toBe(false)
  expect(config.cacheMaxMemorySize).toBeGreaterThan(2 ** 20)

  const { PATH: _path, SITE_DIST_DIR: _build, ...given } = await environmentOf('assembled')
  const env = { ...given, PORT: String(slot.ports.second), SITE_STATE_FOLDER: join(place, 'state') }
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    let said = ''
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        said += String(chunk)
        if (said.includes('"about":"ready"')) resolve()
      })
      void ended.then(() => reject(new TypeError(`It did not start: ${said}`)))
    })
    const ask = (path: string) => fetch(`http://localhost:${slot.ports.second}${path}`)
    for (const path of [
      '/',
      '/casino-reviews/tide-clock',
      '/login',
      '/search?q=bonus',
      '/builds/browser.js',
      '/icon.svg',
    ])
      expect((await ask(path)).status, path).toBe(200)
    const [own, usual] = [
      await ask('/casino-reviews/tide-clock'),
      await fetch(`${siteOrigin}/casino-reviews/tide-clock`),
    ]
    const heading = /<h1[^>]*>.*?<\/h1>/s
    expect(heading.exec(await own.text())?.[0]).toBe(heading.exec(await usual.text())?.[0])
    // What it asks of services depends on how busy the machine is; what it says of this folder does not.
    const { stdout } = await run(process.execPath, ['doctor.mjs', '--json'], { cwd: folder, env }).catch(
      (error: { stdout: string }) => error,
    )
    const { findings } = JSON.parse(stdout) as { findings: { about: string; state: string }[] }
    const right = findings.filter(({ state }) => state === 'right').map(({ about }) => about)
    expect(right).toEqual(expect.arrayContaining(['environment', 'versions', 'disk']))
  } finally {
    child.kill('SIGTERM')
  }
  expect((await ended)[0]).toBe(0)
})

const deploy = join(site, '../../deploy/image')

/** Whether this machine lets somebody make an image and start it: Debian with buildah, and root. */
async function makesImages(): Promise<boolean> {
  const programs = ['buildah', 'strip', 'dpkg-deb'].map((name) => run('sh', ['-c', `command -v ${name}`]))
  const isThere = await Promise.all(programs).then(
    () => true,
    () => false,
  )
  // Where all tests have to run, what is missing is a failure.
  expect(isThere || !process.env['CI'], 'buildah and binutils are installed').toBe(true)
  const isAllowed = async (line: string): Promise<boolean> =>
    run('sh', ['-ec', line], { env: { ...process.env, STORAGE_DRIVER: 'vfs' } }).then(
      () => true,
      () => false,
    )
  const canMake = await isAllowed('buildah rm "$(buildah from scratch)"')
  const canMount = await isAllowed('unshare --mount true')
  return isThere && canMake && canMount
}

test('an image of the folder answers with a root that is read-only, as a user without rights', async () => {
  test.skip(!(await makesImages()), 'needs Debian with buildah and binutils, and root')
  const { PATH, SITE_DIST_DIR: _build, ...given } = await environmentOf('image')
  const env = {
    ...given,
    PATH,
    SITE_FOLDER: folder,
    IMAGE_FILE: join(place, 'image.tar'),
    IMAGE_NAME: 'house-edge-site-tried',
    PORT: String(slot.ports.second),
    STORAGE_DRIVER: 'vfs',
    // Figures in what is printed are read.
    FORCE_COLOR: '0',
  }
  const built = await run('sh', [join(deploy, 'build.sh')], { env })
  expect(Number(/(\d+) MB unpacked/.exec(built.stdout)?.[1])).toBeLessThanOrEqual(250)
  const { stdout } = await run('sh', [join(deploy, 'try.sh'), '/casino-reviews/tide-clock'], { env })
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  await run('buildah', ['rmi', '--force', `localhost/${env.IMAGE_NAME}:${version}`], { env })
  expect(stdout).toMatch(/\/casino-reviews\/tide-clock 200 \d{4,} characters/)
})
