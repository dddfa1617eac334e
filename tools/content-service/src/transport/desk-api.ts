import { parseJson } from '@house-edge/double/json'
import { Hono } from 'hono'
import type { Context } from 'hono'
import type { GuardRules } from '../access/guard.ts'
import { DeskError } from '../desk/desk-error.ts'
import {
  parseDraft,
  parseNewDocument,
  parsePreview,
  parseRelease,
  parseReleaseVersion,
  parseValidation,
} from '../desk/parse-input.ts'
import { largestFileBytes } from '../images/add-asset.ts'
import { createDocument } from '../operations/desk/create-document.ts'
import { describeDocument, describeHistory } from '../operations/desk/describe-document.ts'
import { describeModels, describeRepository } from '../operations/desk/describe-repository.ts'
import { deleteDocument, discardDraft, restoreVersion } from '../operations/desk/discard-and-delete.ts'
import { findReferences } from '../operations/desk/find-references.ts'
import {
  changeImage,
  deleteImage,
  findImageUsage,
  listImages,
  uploadImage,
} from '../operations/desk/images.ts'
import { listDocuments } from '../operations/desk/list-documents.ts'
import { createPreview, endPreview, listPreviews } from '../operations/desk/previews.ts'
import { publishDocument, unpublishDocument } from '../operations/desk/publish-document.ts'
import { readEntry } from '../operations/desk/read-history.ts'
import {
  changeRelease,
  createRelease,
  deleteRelease,
  describeRelease,
  listReleases,
  publishRelease,
  putReleaseVersion,
  removeReleaseVersion,
} from '../operations/desk/releases.ts'
import { saveDraft } from '../operations/desk/save-draft.ts'
import { changeSettings, testWebhook } from '../operations/desk/settings.ts'
import { validateDocument } from '../operations/desk/validate.ts'
import type { Service } from '../service.ts'
import { guarded } from './guarded.ts'

const largestBodyBytes = 8 * 1024 * 1024

/** What the desk calls. See `desk/contract.ts` for what is sent and answered. */
export function deskApi(service: Service, rules: GuardRules): Hono {
  const app = new Hono({ strict: false })
  app.use('*', guarded(rules))
  app.use('*', async (context, next) => {
    await next()
    context.res.headers.set('cache-control', 'no-store')
  })
  app.get('/repository', (context) => context.json(describeRepository(service)))
  app.get('/models', (context) => context.json(describeModels(service)))
  app.post('/validate', async (context) =>
    context.json(validateDocument(parseValidation(await body(context)), service)),
  )
  app.get('/settings', (context) => context.json(service.repository.settings))
  app.patch('/settings', async (context) => context.json(await changeSettings(await body(context), service)))
  app.post('/settings/webhooks/:id/test', async (context) =>
    context.json(await testWebhook(param(context, 'id'), service)),
  )
  addDocuments(app, service)
  addImages(app, service)
  addReleases(app, service)
  addPreviews(app, service)
  app.all('*', ({ req }) => {
    throw new DeskError(
      'desk/not-found',
      `The desk has nothing at ${req.method} ${req.path}. Nothing was changed. See the README.`,
    )
  })
  return app
}

function addDocuments(app: Hono, service: Service): void {
  app.get('/documents', (context) => context.json(listDocuments(query(context), service)))
  app.post('/documents', async (context) =>
    context.json(await createDocument(parseNewDocument(await body(context)), service), 201),
  )
  app.get('/documents/:id', async (context) =>
    context.json(await describeDocument(param(context, 'id'), service)),
  )
  app.delete('/documents/:id', async (context) => {
    await deleteDocument(param(context, 'id'), service)
    return context.body(null, 204)
  })
  app.put('/documents/:id/draft', async (context) =>
    context.json(
      await saveDraft(param(context, 'id'), parseDraft(await body(context)), version(context), service),
    ),
  )
  app.delete('/documents/:id/draft', async (context) => {
    const detail = await discardDraft(param(context, 'id'), service)
    return detail ? context.json(detail) : context.body(null, 204)
  })
  app.post('/documents/:id/publish', async (context) =>
    context.json(await publishDocument(param(context, 'id'), version(context), service)),
  )
  app.post('/documents/:id/unpublish', async (context) =>
    context.json(await unpublishDocument(param(context, 'id'), service)),
  )
  app.get('/documents/:id/references', (context) =>
    context.json(findReferences(param(context, 'id'), service)),
  )
  app.get('/documents/:id/history', async (context) =>
    context.json(await describeHistory(param(context, 'id'), service.repository)),
  )
  app.get('/documents/:id/history/:entry', async (context) => {
    const { stored: _stored, ...entry } = await readEntry(
      param(context, 'id'),
      `${param(context, 'entry')}.json`,
      service.repository,
    )
    return context.json(entry)
  })
  app.post('/documents/:id/history/:entry/restore', async (context) =>
    context.json(await restoreVersion(param(context, 'id'), param(context, 'entry'), service)),
  )
}

function addImages(app: Hono, service: Service): void {
  app.get('/images', (context) => context.json(listImages(query(context), service)))
  app.post('/images', async (context) => {
    refuseLarge(context, largestFileBytes + 65_536)
    return context.json(await uploadImage(await context.req.formData(), service), 201)
  })
  app.patch('/images/:id', async (context) =>
    context.json(await changeImage(param(context, 'id'), await body(context), service)),
  )
  app.delete('/images/:id', async (context) => {
    await deleteImage(param(context, 'id'), service)
    return context.body(null, 204)
  })
  app.get('/images/:id/usage', (context) => context.json(findImageUsage(param(context, 'id'), service)))
}

function addReleases(app: Hono, service: Service): void {
  app.get('/releases', (context) => context.json(listReleases(service)))
  app.post('/releases', async (context) =>
    context.json(await createRelease(parseRelease(await body(context)), service), 201),
  )
  app.get('/releases/:id', (context) => context.json(describeRelease(param(context, 'id'), service)))
  app.patch('/releases/:id', async (context) =>
    context.json(await changeRelease(param(context, 'id'), parseRelease(await body(context)), service)),
  )
  app.delete('/releases/:id', async (context) => {
    await deleteRelease(param(context, 'id'), service)
    return context.body(null, 204)
  })
  app.post('/releases/:id/publish', async (context) =>
    context.json(await publishRelease(param(context, 'id'), service)),
  )
  app.put('/releases/:id/documents/:documentId', async (context) =>
    context.json(
      await putReleaseVersion(
        param(context, 'id'),
        param(context, 'documentId'),
        parseReleaseVersion(await body(context)),
        version(context),
        service,
      ),
    ),
  )
  app.delete('/releases/:id/documents/:documentId', async (context) =>
    context.json(await removeReleaseVersion(param(context, 'id'), param(context, 'documentId'), service)),
  )
}

function addPreviews(app: Hono, service: Service): void {
  app.get('/previews', (context) => context.json(listPreviews(service)))
  app.post('/previews', async (context) =>
    context.json(await createPreview(parsePreview(await body(context)), service), 201),
  )
  app.delete('/previews/:id', async (context) => {
    await endPreview(param(context, 'id'), service)
    return context.body(null, 204)
  })
}

function query(context: Context): URLSearchParams {
  return new URL(context.req.url).searchParams
}

function param(context: Context, name: string): string {
  return context.req.param(name) ?? ''
}

/** `If-Match`, quotes or not. */
function version(context: Context): string | undefined {
  return context.req.header('if-match')?.replace(/^(W\/)?"|"$/g, '')
}

async function body(context: Context): Promise<unknown> {
  refuseLarge(context, largestBodyBytes)
  const text = await context.req.text()
  if (text === '') return {}
  try {
    return parseJson(text)
  } catch {
    throw new DeskError(
      'desk/bad-request',
      'The request is not JSON. Nothing was changed. Send it again as JSON.',
    )
  }
}

function refuseLarge(context: Context, limitBytes: number): void {
  if (Number(context.req.header('content-length') ?? 0) > limitBytes) {
    throw new DeskError(
      'desk/unsupported-file',
      `The request is larger than ${Math.floor(limitBytes / 1_048_576)} MB. Nothing was changed. Send less.`,
    )
  }
}
