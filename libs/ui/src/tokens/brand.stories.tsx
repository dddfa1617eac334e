import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useInsertionEffect } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { Callout } from '../callout/callout.tsx'
import { ReviewCard } from '../card/review-card.tsx'
import { TextField } from '../field/field.tsx'
import { Heading } from '../heading/heading.tsx'
import { Prose } from '../prose/prose.tsx'
import { SiteHeader } from '../site-header/site-header.tsx'
import { Tag } from '../tag/tag.tsx'
import tokens from '../tokens.css?raw'
import { type Brand, brandContrasts, brandCss } from './brand.ts'
import { anotherBrand, houseBrand } from './brands.ts'

/** The twelve values, each in a control of its own, and what a header takes beside them. */
type BrandControls = Record<`${'paper' | 'ink' | 'action' | 'green' | 'brass'}${'Light' | 'Dark'}`, string> &
  Pick<Brand, 'radius' | 'serif'> & {
    name: string
    /** Its address. */
    logo?: readonly string[]
  }

/** What twelve values make of everything, and which of its colours can be told apart. */
function BrandPage(controls: BrandControls): ReactElement {
  const { name, logo } = controls
  const brand = brandOf(controls)
  const rule = brandCss(brand)
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rule)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [rule])
  return (
    <div className="guide">
      <Prose>
        <h1>Brand</h1>
        <p>
          A brand is twelve values: paper, ink, what can be operated, links and emphasis, each for light and
          for dark pages, how round corners are, and the face of headings. Change them in the controls below.
          The stylesheet of the brand follows, for a file of your own, and so does everything on this page;
          its name and logo are given to <code>SiteHeader</code>.
        </p>
      </Prose>
      <Contrasts brand={brand} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <pre className="guide-code" tabIndex={0}>
        <code>{rule}</code>
      </pre>
      <div className="guide-frame">
        <SiteHeader
          name={name}
          logo={
            logo?.[0] ? (
              <img src={logo[0]} alt="" width="28" height="28" />
            ) : (
              <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
                <circle cx="14" cy="14" r="13" fill="var(--he-action)" />
                <circle cx="14" cy="14" r="5" fill="var(--he-brass-line)" />
              </svg>
            )
          }
          navigation={[
            { href: '#reviews', text: 'Reviews' },
            { href: '#guides', text: 'Guides' },
          ]}
          currentPath="#reviews"
        />
      </div>
      <Heading>What follows</Heading>
      <p>
        <ButtonLink href="#reviews" arrow>
          Compare casinos
        </ButtonLink>{' '}
        <ButtonLink href="#guides" variant="quiet">
          How we rate
        </ButtonLink>{' '}
        <Tag>Welcome offer</Tag>
      </p>
      <TextField name="email" label="E-mail" />
      <Callout title="Ten times at most">
        <p>Casinos in Great Britain may not ask for more.</p>
      </Callout>
      <ReviewCard
        href="#copper-lantern"
        name="Copper Lantern"
        headline="Pays by the next morning."
        score={9.2}
        level={3}
      />
    </div>
  )
}

/** Which pairs of colours stand too close, of all that components make. */
function Contrasts({ brand }: { brand: Brand }): ReactElement {
  const pairs = brandContrasts(tokens, brand)
  const faults = pairs.filter(({ found, atLeast }) => found < atLeast)
  return (
    <section aria-label="Contrast">
      <output>
        {faults.length === 0
          ? `All ${pairs.length} pairs of colours stand far enough apart, in both themes.`
          : `${faults.length} of ${pairs.length} pairs of colours stand too close together.`}
      </output>
      {faults.length > 0 && (
        <table className="guide-table">
          <thead>
            <tr>
              <th scope="col">Theme</th>
              <th scope="col">Front</th>
              <th scope="col">Ground</th>
              <th scope="col">Contrast</th>
              <th scope="col">At least</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ theme, front, ground, found, atLeast }) => (
              <tr key={`${theme} ${front} ${ground}`}>
                <td>{theme}</td>
                <th scope="row">{front}</th>
                <td>{ground}</td>
                <td>{found.toFixed(2)}</td>
                <td>{atLeast}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function brandOf(values: BrandControls): Brand {
  const { radius, serif } = values
  return {
    paper: { light: values.paperLight, dark: values.paperDark },
    ink: { light: values.inkLight, dark: values.inkDark },
    action: { light: values.actionLight, dark: values.actionDark },
    green: { light: values.greenLight, dark: values.greenDark },
    brass: { light: values.brassLight, dark: values.brassDark },
    radius,
    serif,
  }
}

function controlsOf({ paper, ink, action, green, brass, radius, serif }: Brand): Omit<BrandControls, 'name'> {
  return {
    paperLight: paper.light,
    paperDark: paper.dark,
    inkLight: ink.light,
    inkDark: ink.dark,
    actionLight: action.light,
    actionDark: action.dark,
    greenLight: green.light,
    greenDark: green.dark,
    brassLight: brass.light,
    brassDark: brass.dark,
    radius,
    serif,
  }
}

const colour = (description: string) => ({ control: 'color', description }) as const

const meta = {
  title: 'Guide/Brand',
  component: BrandPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', frame: 'page' },
  argTypes: {
    paperLight: colour('What light pages are written on.'),
    paperDark: colour('What dark pages are written on.'),
    inkLight: colour('What light pages are written in.'),
    inkDark: colour('What dark pages are written in.'),
    actionLight: colour('What can be operated, on light pages.'),
    actionDark: colour('What can be operated, on dark pages.'),
    greenLight: colour('Links and marks, on light pages.'),
    greenDark: colour('Links and marks, on dark pages.'),
    brassLight: colour('Emphasis, on light pages.'),
    brassDark: colour('Emphasis, on dark pages.'),
    radius: {
      control: { type: 'range', min: 0, max: 16, step: 1 },
      description: 'How round corners are, in pixels.',
    },
    serif: { description: 'The face of headings and of what is read.' },
    name: { description: 'The name of the publication.' },
    logo: {
      control: { type: 'file', accept: 'image/*' },
      description: 'A picture before the name. Without one, a mark in the two colours.',
    },
  },
  args: { ...controlsOf(houseBrand), name: 'House Edge' },
} satisfies Meta<typeof BrandPage>
export default meta
type Story = StoryObj<typeof meta>

export const TwelveValues: Story = {}
export const AnotherBrand: Story = {
  args: { ...controlsOf(anotherBrand), name: 'Violet Wheel', logo: ['/pictures/logo-heron.svg'] },
}
