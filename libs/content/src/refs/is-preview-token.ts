/** Whether a ref is the token of a preview, judged by its form alone. */
export function isPreviewToken(ref: string | undefined): boolean {
  return ref !== undefined && /\/previews\/|websitePreviewId/.test(ref)
}
