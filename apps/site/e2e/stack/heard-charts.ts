import type { Page } from '@playwright/test'

/** A picture of data as a screen reader finds it in Chromium's tree. */
interface HeardChart {
  title: string
  /** What is said before the picture. */
  summary: string
  /** The table behind it, row by row; the first has the names of the columns. */
  rows: string[][]
}

/**
 * What a screen reader finds of the pictures of a page as it is loaded, with folds closed: what has no name, and figures
 * whose table it is told nothing of.
 */
export async function unheardPictures(page: Page): Promise<string[]> {
  const { nodes, below, nameOf, ofRole } = await readTree(page)
  const images = ofRole(nodes, 'image', 'img', 'SvgRoot', 'graphics-document', 'graphics-symbol', 'Canvas')
  const figures = ofRole(nodes, 'figure').filter((figure) => ofRole(below(figure), 'image', 'img').length > 0)
  const isTold = (figure: (typeof nodes)[number]): boolean =>
    ofRole(below(figure), 'DisclosureTriangle', 'button').some((fold) => nameOf(fold) !== '') ||
    ofRole(below(figure), 'table').length > 0
  const charts = new Set(
    await page.locator('.he-chart-picture').evaluateAll((all) => all.map((one) => one.ariaLabel)),
  )
  return [
    ...images.filter((image) => nameOf(image) === '').map(({ role }) => `a ${role?.value} without a name`),
    ...figures
      .filter((figure) => ofRole(below(figure), 'image', 'img').some((image) => charts.has(nameOf(image))))
      .filter((figure) => !isTold(figure))
      .map((figure) => `no way to the figures of “${nameOf(ofRole(below(figure), 'image', 'img')[0])}”`),
    // In a picture all else is drawing: nothing of it is read twice.
    ...figures.flatMap((figure) =>
      ofRole(below(figure), 'image', 'img')
        .filter(
          (image) => charts.has(nameOf(image)) && ofRole(below(image), 'StaticText', 'image').length > 0,
        )
        .map((image) => `“${nameOf(image)}” reads out its drawing`),
    ),
  ]
}

/** All pictures of a page, each with its table unfolded, in their order. */
export async function hearCharts(page: Page): Promise<HeardChart[]> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
  const { nodes, below, nameOf, ofRole } = await readTree(page)
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

/** The tree of a page as Chromium hands it to screen readers. */
async function readTree(page: Page) {
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
  return { nodes, below, nameOf, ofRole }
}
