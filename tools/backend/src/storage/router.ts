import { Hono } from 'hono'
import type { GatewayContext, GatewayEnv } from '../gateway/context.ts'
import { copyObject } from './operations/copy-object.ts'
import { createBucket } from './operations/create-bucket.ts'
import { listObjects } from './operations/list-objects.ts'
import { moveObject } from './operations/move-object.ts'
import { getBucket, listBuckets } from './operations/read-buckets.ts'
import {
  readAuthenticated,
  readInfo,
  readPublic,
  readSigned,
  renderAuthenticated,
  renderPublic,
  renderSigned,
} from './operations/read-object.ts'
import { deleteBucket, emptyBucket } from './operations/remove-bucket.ts'
import { removeObjects } from './operations/remove-objects.ts'
import { signUrl, signUrls } from './operations/sign-urls.ts'
import { signUpload, uploadSigned } from './operations/signed-upload.ts'
import { updateBucket } from './operations/update-bucket.ts'
import { updateObject, uploadObject } from './operations/upload.ts'
import { StorageError } from './storage-error.ts'
import type { StorageService } from './storage-service.ts'

type Operation = (storage: StorageService, context: GatewayContext) => Promise<Response>

/**
 * The storage service's own paths, below `/storage/v1`. The general ones come last.
 *
 * @param missed Called with what asks for another path.
 */
export function createStorageRouter(
  storage: StorageService,
  report: (error: Error, path: string) => void,
  missed: (request: { method: string; path: string }) => void,
): Hono<GatewayEnv> {
  const on = (operation: Operation) => (context: GatewayContext) => operation(storage, context)
  const router = new Hono<GatewayEnv>()

  // A route, because Hono asks only the outermost router for `notFound`.
  const unknown = ({ req, json }: GatewayContext): Response => {
    missed(req)
    // The hosted gateway takes its own part of the path off.
    const path = req.path.replace(/^\/storage\/v1/, '')
    return json(
      { message: `Route ${req.method}:${path} not found`, error: 'Not Found', statusCode: 404 },
      404,
    )
  }

  router.get('/bucket', on(listBuckets))
  router.post('/bucket', on(createBucket))
  router.get('/bucket/:id', on(getBucket))
  router.put('/bucket/:id', on(updateBucket))
  router.delete('/bucket/:id', on(deleteBucket))
  router.post('/bucket/:id/empty', on(emptyBucket))

  router.get('/render/image/public/*', on(renderPublic))
  router.get('/render/image/authenticated/*', on(renderAuthenticated))
  router.get('/render/image/sign/*', on(renderSigned))

  // Not here; without a route it would be an upload to a bucket of this name.
  router.post('/object/list-v2/:bucket', unknown)
  router.post('/object/list/:bucket', on(listObjects))
  router.post('/object/copy', on(copyObject))
  router.post('/object/move', on(moveObject))
  router.post('/object/sign/:bucket', on(signUrls))
  router.post('/object/sign/*', on(signUrl))
  router.get('/object/sign/*', on(readSigned))
  router.post('/object/upload/sign/*', on(signUpload))
  router.put('/object/upload/sign/*', on(uploadSigned))
  router.get('/object/public/*', on(readPublic))
  router.get('/object/info/*', on(readInfo))
  router.delete('/object/:bucket', on(removeObjects))
  router.get('/object/*', on(readAuthenticated))
  router.post('/object/*', on(uploadObject))
  router.put('/object/*', on(updateObject))
  router.all('*', unknown)

  router.onError((error, context) => {
    if (error instanceof StorageError) return error.toResponse()
    report(error, context.req.path)
    return new StorageError(500, 'InternalError', 'Internal server error').toResponse()
  })
  return router
}
