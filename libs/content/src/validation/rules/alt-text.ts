import type { Rule } from '../lint.ts'

/**
 * Every picture has an alternative text. An empty one (`''`) says that the
 * picture is decoration, which is an answer; none at all is not.
 *
 * @param options `maxLength`: characters from which a text is too long to listen to. Default 140.
 */
export function altTextRule({ maxLength = 140 }: { maxLength?: number } = {}): Rule {
  return function* (document, { fields }) {
    for (const { path, value, type } of fields(document)) {
      const pictures =
        type === 'Image' ? [{ path, value }] : type === 'StructuredText' ? inText(path, value) : []
      for (const picture of pictures) {
        const { url, alt } = Object(picture.value) as { url?: unknown; alt?: unknown }
        if (typeof url !== 'string' || url === '') continue
        if (typeof alt !== 'string') {
          yield {
            rule: 'images/alt-missing',
            path: picture.path,
            what: 'the picture has no alternative text, so a screen reader says nothing or reads the file’s name',
            todo: 'Describe in a sentence what the picture shows, or mark it as decoration.',
          }
        } else if (alt.length > maxLength) {
          yield {
            rule: 'images/alt-long',
            severity: 'warning',
            path: picture.path,
            what: `the alternative text has ${alt.length} characters`,
            todo: `Keep to ${maxLength}; the rest belongs in the caption or the text.`,
          }
        }
      }
    }
  }
}

function inText(
  path: readonly (string | number)[],
  value: unknown,
): { path: readonly (string | number)[]; value: unknown }[] {
  const blocks: unknown[] = Array.isArray(value) ? value : []
  return blocks.flatMap((block, index) =>
    (Object(block) as { type?: unknown }).type === 'image' ? [{ path: [...path, index], value: block }] : [],
  )
}
