/** A picture of a story that is not as it was. */
export interface Difference {
  /** The story's id, e.g. `slices-faq--several`. */
  readonly story: string
  /** Theme and width, e.g. `dark-phone`. */
  readonly view: string
  /** Addresses relative to the page; `undefined` where Playwright made none. */
  readonly before: string | undefined
  readonly after: string | undefined
  /** The present, faint, with every other pixel marked. */
  readonly overlay: string | undefined
}

/** What the page says besides the pictures. */
interface Review {
  /** What the present is compared with. */
  readonly commit: string
  /** Parts of ids that a commit since then says look otherwise. */
  readonly meant: readonly string[]
  /** Stories that could not be shown, each with why. */
  readonly broken: readonly string[]
}

/** What ids of its stories begin with, which a trailer names: `slices-faq` of `slices-faq--several`. */
const componentOf = (story: string): string => story.replace(/--.*/, '')

/** Whether a commit says that it is to look otherwise. */
export function isMeant(story: string, meant: readonly string[]): boolean {
  return meant.some((part) => componentOf(story).includes(part))
}

/** The page to look at what looks otherwise: before, after and both in one, without scripts, from a folder of files. */
export function reviewPage(differences: readonly Difference[], { commit, meant, broken }: Review): string {
  const open = differences.filter(({ story }) => !isMeant(story, meant))
  const approved = differences.filter(({ story }) => isMeant(story, meant))
  const components = [...new Set(open.map(({ story }) => componentOf(story)))]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${open.length} pictures to review</title>
<link rel="stylesheet" href="review.css">
<h1>What looks otherwise than at ${escaped(commit)}</h1>
${
  components.length > 0
    ? `<p>Where all of it is meant, say so in a commit; name less, and the rest stays to be reviewed.</p>
<pre>git commit --allow-empty -m "style(ui): say what looks otherwise" -m "Looks: ${escaped(components.join(', '))}"</pre>`
    : '<p>Nothing is left to review.</p>'
}
${broken.length > 0 ? `<h2>Could not be shown</h2>\n<ul>${broken.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>` : ''}
${open.length > 0 ? `<h2>To review</h2>\n${storiesOf(open)}` : ''}
${approved.length > 0 ? `<h2>Meant, as a commit says</h2>\n${storiesOf(approved)}` : ''}
</html>
`
}

/** The style sheet of the page. */
export const reviewStyle = `body { margin: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid; }
.views { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
figcaption { font-weight: 600; }
img { max-inline-size: 100%; border: 1px solid; }
.blink { display: grid; }
.blink > img { grid-area: 1 / 1; }
.blink > input { grid-row: 2; inline-size: 1.5rem; block-size: 1.5rem; }
.blink:has(:checked) > .after { visibility: hidden; }
`

function storiesOf(differences: readonly Difference[]): string {
  return [...Map.groupBy(differences, ({ story }) => story)]
    .map(([story, views]) => `<h3>${escaped(story)}</h3>\n${views.map(viewOf).join('\n')}`)
    .join('\n')
}

function viewOf({ story, view, before, after, overlay }: Difference): string {
  const image = (name: string, address: string | undefined, side = '') =>
    address === undefined
      ? ''
      : `<img src="${escaped(address)}" alt="${escaped(`${story}, ${view}, ${name}`)}" loading="lazy"${side && ` class="${side}"`}>`
  const figure = (name: string, content: string) =>
    content && `<figure><figcaption>${name}</figcaption>${content}</figure>`
  const blink =
    before && after
      ? `<div class="blink">${image('before', before)}${image('after', after, 'after')}<input type="checkbox" aria-label="Show what was before"></div>`
      : ''
  return `<h4>${escaped(view)}</h4>
<div class="views">
${figure('Before', image('before', before))}
${figure('After', image('after', after))}
${figure('Overlay: what is marked differs', image('overlay', overlay))}
${figure('After; tick for before', blink)}
</div>`
}

function escaped(words: string): string {
  return words.replaceAll(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
