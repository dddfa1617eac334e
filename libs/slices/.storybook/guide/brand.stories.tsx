import { ButtonLink, Callout, Heading, Prose, ReviewCard, Tag } from '@house-edge/ui'
import { TextField } from '@house-edge/ui/forms'
import { SiteHeader } from '@house-edge/ui/page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useInsertionEffect } from 'react'

interface BrandTokens {
  action: string
  green: string
  brass: string
  /** In pixels. */
  radius: number
  name: string
  /** Its address. */
  logo?: readonly string[]
}

/** The four tokens that a brand sets, and what they change. */
function Brand({ action, green, brass, radius, name, logo }: BrandTokens): ReactElement {
  const rule = `:root {
  --he-action: ${bothThemes(action)};
  --he-green: ${bothThemes(green)};
  --he-brass-line: ${bothThemes(brass)};
  --he-radius: ${radius}px;
}`
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
          A brand sets four tokens in a stylesheet of its own, and its name and logo on{' '}
          <code>SiteHeader</code>. Hovers, tints and the ring of the focus follow. Change them in the controls
          below;{' '}
          <a href="./?path=/story/guide-colours--tokens" target="_top">
            Colours
          </a>{' '}
          says which contrasts must be kept.
        </p>
      </Prose>
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
                <circle cx="14" cy="14" r="13" fill={bothThemes(action)} />
                <circle cx="14" cy="14" r="5" fill={bothThemes(brass)} />
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

/** On dark paper a colour needs to be lighter. */
function bothThemes(colour: string): string {
  return `light-dark(${colour}, color-mix(in srgb, ${colour}, white 55%))`
}

const meta = {
  title: 'Guide/Brand',
  component: Brand,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', frame: 'page' },
  argTypes: {
    action: { control: 'color', description: '`--he-action`: what can be operated.' },
    green: { control: 'color', description: '`--he-green`: links and marks.' },
    brass: { control: 'color', description: '`--he-brass-line`: emphasis.' },
    radius: {
      control: { type: 'range', min: 0, max: 16, step: 1 },
      description: '`--he-radius`: how round corners are, in pixels.',
    },
    name: { description: 'The name of the publication.' },
    logo: {
      control: { type: 'file', accept: 'image/*' },
      description: 'A picture before the name. Without one, a mark in the two colours.',
    },
  },
  args: {
    action: '#0e4b38',
    green: '#0e4b38',
    brass: '#a67b2a',
    radius: 3,
    name: 'House Edge',
  },
} satisfies Meta<typeof Brand>
export default meta
type Story = StoryObj<typeof meta>

export const FourTokens: Story = {}
export const AnotherBrand: Story = {
  args: {
    action: '#5b21b6',
    green: '#5b21b6',
    brass: '#be185d',
    radius: 12,
    name: 'Violet Wheel',
    logo: ['/pictures/logo-heron.svg'],
  },
}
