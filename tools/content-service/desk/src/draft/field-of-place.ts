/** The field that a place in a document belongs to: a part of a link, a picture or a text is not one by itself. */
export function fieldOfPlace(path: string): string {
  return path
    .replace(/(\.\d+)?\.spans\.\d+.*$/, '')
    .replace(/\.\d+\.(text|oembed.*|url|linkTo.*)$/, '')
    .replace(/\.(url|embed_url|id|dimensions|text)$/, '')
    .replace(/\.linkTo$/, '')
}
