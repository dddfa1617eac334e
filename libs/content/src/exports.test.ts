import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'

// Throws wherever it is imported outside a server bundle, which is all it does.
vi.mock('server-only', () => ({}))

const source = import.meta.dirname

describe('package.json', () => {
  it('exports each file at the top of src, and nothing else', async () => {
    const { exports } = JSON.parse(await readFile(join(source, '../package.json'), 'utf8')) as {
      exports: Record<string, unknown>
    }
    const files = (await readdir(source)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    const entries = files.map((name) => (name === 'index.ts' ? '.' : `./${name.slice(0, -3)}`))
    expect(Object.keys(exports).sort()).toEqual([...entries, './package.json'].sort())
  })
})

describe('the exported names', () => {
  it('of the main entry', async () => {
    expect(Object.keys(await import('./index.ts')).sort()).toMatchInlineSnapshot(`
      [
        "BadRequestError",
        "ContentError",
        "EndlessListError",
        "ForbiddenError",
        "InvalidOptionsError",
        "InvalidResponseError",
        "NoFetchError",
        "NotFoundError",
        "PreviewExpiredError",
        "PreviewInvalidError",
        "RateLimitedError",
        "RefExpiredError",
        "RefNotFoundError",
        "ReferenceMissingError",
        "RepositoryNotFoundError",
        "TooLargeError",
        "UnauthorizedError",
        "UnavailableError",
        "UnsafeValueError",
        "createContentClient",
        "createContentStore",
        "defaultLimits",
        "filter",
        "isContentError",
        "isPreviewOver",
      ]
    `)
  })

  it('of /next', async () => {
    expect(Object.keys(await import('./next.ts')).sort()).toMatchInlineSnapshot(`
      [
        "addressTag",
        "announceChanges",
        "clearPreview",
        "createPreviewReader",
        "documentTags",
        "draftCookie",
        "exitPreview",
        "listTag",
        "noteFinishedPages",
        "orderTags",
        "previewCookie",
        "previewEntry",
        "previewNews",
        "previewNotice",
        "previewRefOf",
        "previewTroubles",
        "readPreview",
        "readPreviewRef",
        "revalidateEntry",
        "sharedStore",
        "tagPage",
      ]
    `)
  })

  it('of /node', async () => {
    expect(Object.keys(await import('./node.ts')).sort()).toMatchInlineSnapshot(`
      [
        "createNodeFetch",
        "folderStorage",
        "readContentFolder",
        "readModels",
      ]
    `)
  })

  it('of /validation', async () => {
    expect(Object.keys(await import('./validation.ts')).sort()).toMatchInlineSnapshot(`
      [
        "addressRule",
        "altTextRule",
        "createSliceCheck",
        "deadLinkRule",
        "describeFinding",
        "lintContent",
        "requiredFieldsRule",
      ]
    `)
  })

  it('of /testing', async () => {
    expect(Object.keys(await import('./testing.ts')).sort()).toMatchInlineSnapshot(`
      [
        "buildDocument",
        "buildLink",
        "buildPage",
        "buildRepository",
        "memoryService",
        "scriptedFetch",
      ]
    `)
  })
})
