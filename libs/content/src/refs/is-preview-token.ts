/** Whether a ref has the form of a preview token. */
export function isPreviewToken(ref: string | undefined): boolean {
  return ref !== undefined && /\/previews\/|websitePreviewId/.test(ref)
}
