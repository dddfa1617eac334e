import type { Page } from '@playwright/test'

/** A picture of data as a screen reader finds it in Chromium's tree. */
interface HeardChart {
  title: string
  /** What is said before the picture. */
  summary: string
  /** The table behind it, row by row; the first has the names of the columns. */
  rows: string[][]
}

/** All pictures of a page, each with its table unfolded, in their order. */
export async function hearCharts(page: Page): Promise<HeardChart[]> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  type Node = (typeof nodes)[number]
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const nameOf = (node: Node | undefined): string => String(node?.name?.value ?? '')
  /** What lies below, through what is ignored, in the order in which it is read. */
  const below = (node: Node): Node[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id)
      return child ? [child, ...below(child)] : []
    })
  const ofRole = (all: readonly Node[], ...roles: string[]): Node[] =>
    all.filter(({ ignored, role }) => !ignored && roles.includes(String(role?.value)))

  return ofRole(nodes, 'figure').flatMap((figure) => {
    const inside = below(figure)
    const [picture] = ofRole(inside, 'image', 'img')
    const [table] = ofRole(inside, 'table')
    if (!picture || !table) return []
    const [, summary] = ofRole(inside, 'StaticText')
    return [
      {
        // The table is called as the picture: both are one thing.
        title: nameOf(picture) === nameOf(table) ? nameOf(picture) : '',
        summary: nameOf(summary),
        rows: ofRole(below(table), 'row').map((row) =>
          ofRole(below(row), 'columnheader', 'rowheader', 'cell', 'gridcell').map(nameOf),
        ),
      },
    ]
  })
}
