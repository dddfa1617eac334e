/** Something another program writes that a rich text has nothing like. */
interface Foreign {
  selector: string
  /** Whether an element that is found is one; all are when left out. */
  isOne?: (element: HTMLElement) => boolean
  /** What becomes of it: it goes with its words, or its words stay. */
  goes?: boolean
  /** What is said of it, for one and for several. */
  says: (count: number) => string
}

const many = (count: number, one: string, several: string): string =>
  count === 1 ? one : several.replace('#', String(count))

/** In the order they are looked for: what goes with its words first. */
const foreign: readonly Foreign[] = [
  {
    selector: 'del, .msoDel, [style*="mso-prop-change" i] > del',
    goes: true,
    says: (count) =>
      many(
        count,
        'Words that a tracked change deletes were left out. Reject the change there to keep them.',
        '# deletions of tracked changes were left out. Reject those changes there to keep the words.',
      ),
  },
  {
    // The mark in the sentence, and the comment itself behind the text.
    selector:
      '.MsoCommentReference, .msocomanchor, .msocomtxt, [style*="mso-element:comment" i], sup:has(> [href^="#cmnt"]), [href^="#cmnt"]:not(sup > *), :is(div, p):has(> [id^="cmnt"]:not([id^="cmnt_ref"]), > p > [id^="cmnt"]:not([id^="cmnt_ref"]))',
    goes: true,
    says: (count) => many(count, 'A comment was left out.', 'Comments were left out.'),
  },
  {
    selector:
      '.MsoFootnoteReference, .MsoEndnoteReference, [style*="mso-footnote-id" i], [style*="mso-endnote-id" i], sup:has(> [href^="#ftnt"]), [href^="#ftnt"]',
    goes: true,
    says: (count) =>
      many(
        count,
        'A footnote’s mark was left out; what the note says stands at the end.',
        'Marks of footnotes were left out; what the notes say stands at the end.',
      ),
  },
  {
    selector: 'img, picture, svg',
    goes: true,
    says: (count) =>
      many(
        count,
        'A picture was left out: it belongs to the other document. Save it there, and add it from the library.',
        '# pictures were left out: they belong to the other document. Save them there, and add them from the library.',
      ),
  },
  {
    selector: 'iframe, video, audio, object, embed, canvas',
    goes: true,
    says: (count) => many(count, 'A film or sound was left out.', '# films or sounds were left out.'),
  },
  {
    selector: 'math, [class*="oMath" i]',
    says: () => 'Formulas became plain text.',
  },
  {
    selector: 'input, select, textarea, button',
    goes: true,
    says: () => 'Fields of a form were left out.',
  },
  {
    selector: 'hr',
    goes: true,
    isOne: (element) => !element.closest('[style*="mso-element:footnote-list" i]'),
    says: () => 'Lines across the page were left out.',
  },
  {
    selector: 's, strike, [style*="line-through" i]',
    says: () => 'Struck text is plain now: a text has none. Take out the words that are not to be read.',
  },
  {
    selector: 'u, [style*="underline" i]',
    isOne: (element) => !element.closest('a, .msoIns, ins') && !element.querySelector('a'),
    says: () => 'Underlined text is plain now: a text has none.',
  },
  { selector: 'sup, sub', says: () => 'Raised and lowered letters are plain now: a text has none.' },
  {
    selector: 'mark, [style*="mso-highlight" i], span[style*="background" i]',
    isOne: ({ localName, style }) =>
      localName === 'mark' ||
      !['', 'transparent', 'white', 'rgb(255, 255, 255)'].includes(style.backgroundColor),
    says: () => 'Highlighted text is plain now: a text has none.',
  },
  {
    selector: 'a[href]',
    isOne: (element) => !/^(https?:|mailto:|tel:|\/)/.test(element.getAttribute('href') ?? ''),
    says: (count) =>
      many(
        count,
        'A link that leads within the other document, or into a file, is plain text now.',
        '# links that lead within the other document, or into files, are plain text now.',
      ),
  },
]

/**
 * Takes out what a rich text has nothing like.
 *
 * @returns What is said of it.
 */
export function withoutForeign(body: HTMLElement): string[] {
  return foreign.flatMap(({ selector, isOne, goes, says }) => {
    const found = [...body.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => isSaying(element, goes) && (isOne?.(element) ?? true),
    )
    const all = new Set<Element>(found)
    const outermost = found.filter((element) => !isBelow(element, all))
    if (goes) for (const element of outermost) element.remove()
    return outermost.length > 0 ? [says(outermost.length)] : []
  })
}

/** Without words there is nothing of a look to lose. */
function isSaying(element: HTMLElement, goes = false): boolean {
  return goes || element.textContent.trim() !== ''
}

function isBelow(element: Element, all: ReadonlySet<Element>): boolean {
  for (let above = element.parentElement; above; above = above.parentElement) if (all.has(above)) return true
  return false
}
