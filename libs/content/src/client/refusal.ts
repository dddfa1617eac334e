import { BadRequestError } from '../errors/bad-request-error.ts'
import type { ContentError } from '../errors/content-error.ts'
import { ForbiddenError } from '../errors/forbidden-error.ts'
import { InvalidResponseError } from '../errors/invalid-response-error.ts'
import { NotFoundError } from '../errors/not-found-error.ts'
import { PreviewExpiredError } from '../errors/preview-expired-error.ts'
import { RefExpiredError } from '../errors/ref-expired-error.ts'
import { RefNotFoundError } from '../errors/ref-not-found-error.ts'
import { UnauthorizedError } from '../errors/unauthorized-error.ts'
import type { RefusalWords } from '../http/classify-response.ts'
import { isPreviewToken } from '../refs/is-preview-token.ts'
import { masterRefIn } from '../refs/master-ref-message.ts'

/** A refusal, and the ref it was about. */
interface Refusal {
  status: number
  url: string
  words: RefusalWords | undefined
  ref?: string | undefined
}

/**
 * The error for a refusal: the status decides, for 404 also the type.
 *
 * A refusal whose body is not the API's JSON (a proxy's own page, an empty
 * body) says nothing about content and becomes an `InvalidResponseError`.
 */
export function errorOfRefusal({ status, url, words, ref }: Refusal): ContentError {
  if (status === 403) return new ForbiddenError(words?.error ?? words?.message, { url })
  const message = words?.message ?? words?.error
  if (message === undefined) return new InvalidResponseError({ fault: 'json', status, url })
  if (status === 400) return new BadRequestError(message, { url })
  if (status === 401) return new UnauthorizedError(message, { url })

  const refDetails = { masterRef: masterRefIn(message), isPreview: isPreviewToken(ref), url }
  if (status === 410) return new RefExpiredError(message, refDetails)
  if (words?.type === 'api_notfound_error') return new RefNotFoundError(message, refDetails)
  if (words?.type === 'api_security_error' && /preview token.*expired/i.test(message)) {
    return new PreviewExpiredError(message, { url })
  }
  return new NotFoundError(message, { url })
}
