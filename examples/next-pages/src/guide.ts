const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] })

/** A document as the content service sends it. */
export const guide = {
  id: 'blackjack-odds',
  type: 'page',
  data: {
    title: 'Blackjack odds',
    slices: [
      {
        id: 'rich_text$1',
        slice_type: 'rich_text',
        variation: 'default',
        primary: { content: [paragraph('Basic strategy is a table, not a feeling.')] },
        items: [],
      },
      {
        id: 'faq$1',
        slice_type: 'faq',
        variation: 'default',
        primary: {
          title: 'Questions readers ask',
          items: [
            {
              question: 'Is there a system that beats the dealer?',
              answer: [paragraph('No bet makes up for another one.')],
            },
          ],
        },
        items: [],
      },
      // An editor may be ahead of the site: it is left out, and told to `onProblem`.
      { id: 'dice$1', slice_type: 'dice', variation: 'default', primary: { sides: 6 }, items: [] },
    ],
  },
}
