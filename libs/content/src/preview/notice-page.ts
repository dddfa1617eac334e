/** Why a preview cannot be shown. */
export type PreviewFailure =
  | 'invalid'
  | 'foreign'
  | 'expired'
  | 'unknown-document'
  | 'unavailable'
  | 'refused'
  | 'too-many'

/** What a visitor is told. */
export interface PreviewNotice {
  failure: PreviewFailure
  status: number
  title: string
  text: string
}

const notices: Record<PreviewFailure, Omit<PreviewNotice, 'failure'>> = {
  invalid: {
    status: 400,
    title: 'This preview link is incomplete',
    text: 'Part of the address is missing or damaged, so there is no draft to show. Open the preview again from the editor, or ask for the link to be sent again.',
  },
  foreign: {
    status: 400,
    title: 'This preview link is not for this site',
    text: 'The link belongs to another content repository, so it is not opened here. Open the preview again from the editor.',
  },
  expired: {
    status: 410,
    title: 'This preview has expired',
    text: 'Previews last for a limited time, or until the draft is published. Open it again from the editor, or read the published site.',
  },
  'unknown-document': {
    status: 404,
    title: 'There is nothing to preview here',
    text: 'The preview no longer contains this document. It may have been deleted since the link was made.',
  },
  unavailable: {
    status: 503,
    title: 'The preview cannot be loaded just now',
    text: 'The content service does not answer. The draft is safe. Try again in a minute.',
  },
  refused: {
    status: 403,
    title: 'A preview must be opened as a page',
    text: 'This address was loaded as part of another page. Open the link in a tab of its own.',
  },
  'too-many': {
    status: 429,
    title: 'Too many previews were opened',
    text: 'Previews were opened more often than people do. Wait a minute, then open the link again.',
  },
}

/** Every way in which a preview can fail to be shown, for sites that finish their pages beforehand. */
export const previewFailures: readonly PreviewFailure[] = Object.keys(notices) as PreviewFailure[]

/** The status and words for a preview that cannot be shown. */
export function previewNotice(failure: PreviewFailure): PreviewNotice {
  return { failure, ...notices[failure] }
}

/** A plain page of its own, for sites that bring none: no script, no style to be refused by a policy. */
export function renderNotice({ title, text }: PreviewNotice): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Go to the published site</a></p>
</main>
</body>
</html>
`
}
