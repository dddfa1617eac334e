/** What is known of a story before it is shown. */
interface KnownStory {
  readonly id: string
  readonly name: string
  /** What it sets for itself, such as the width of the window. */
  readonly storyGlobals: Readonly<Record<string, unknown>>
  /** What is done after it is shown. */
  readonly playFunction?: unknown
}

/** The states of a component for its page of documentation. */
interface States<Story> {
  /** Shown on the page, after the first. */
  readonly beside: readonly Story[]
  /** Led to: in the width of the page, and with nothing pressed, each would look like another. */
  readonly alone: readonly Story[]
}

/** Tells stories that a page of documentation can show from those that need a window of their own. */
export function statesOf<Story extends KnownStory>(stories: readonly Story[]): States<Story> {
  const others = stories.slice(1)
  const isAlone = ({ storyGlobals, playFunction }: Story): boolean =>
    storyGlobals['viewport'] !== undefined || playFunction !== undefined
  return { beside: others.filter((story) => !isAlone(story)), alone: others.filter(isAlone) }
}
