import { cookies, draftMode } from 'next/headers'
import { previewCookie, previewRefOf } from '../preview/preview-cookie.ts'
import type { PreviewSource } from '../preview/preview-token.ts'

/**
 * The ref this visit previews: draft mode is on, and the preview cookie holds a
 * token of our repository. `undefined` otherwise, and while pages are built.
 *
 * Outside draft mode no cookie is read, so pages stay static.
 *
 * @param source Usually the content client.
 *
 * @example
 * ```ts
 * const ref = await readPreviewRef(content)
 * const reader = ref ? content.at({ ref }) : content
 * ```
 */
export async function readPreviewRef(source: PreviewSource): Promise<string | undefined> {
  if (!(await isDraftMode())) return undefined
  const jar = await cookies()
  return previewRefOf(jar.get(previewCookie)?.value, source)
}

async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    // There is no request: parameters of static pages are being generated.
    return false
  }
}
