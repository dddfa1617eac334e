/** What a component's docstring says of its use. */
export interface ComponentNotes {
  purpose: string
  /** In the order they are written in. */
  notes: readonly { label: string; text: string }[]
}

const note = /^- (Not for|Accessibility|Do|Don’t): ([\s\S]*?)(?=\n- |\n\n|$(?![\s\S]))/gm

/** Reads the notes of a docstring: the list whose entries begin with `Not for:`, `Accessibility:`, `Do:` or `Don’t:`. */
export function readComponentNotes(docstring: string): ComponentNotes {
  return {
    purpose: docstring
      .replaceAll(note, '')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    notes: [...docstring.matchAll(note)].map(([, label = '', text = '']) => ({
      label,
      text: text.replaceAll(/\s+/g, ' ').trim(),
    })),
  }
}
