import { ButtonLink, Callout, Prose, ReviewCard } from '@house-edge/ui'
import { CardGrid, Container, Flow, PageHeader, Section } from '@house-edge/ui/page'

export default function FrontPage() {
  return (
    <Container>
      <PageHeader title="The odds, counted" lead="What a game costs, before you play it." />
      <Flow>
        <Section title="Reviews" width="wide">
          <CardGrid>
            <ReviewCard href="/guide" name="Copper Lantern" score={9.2} level={3} />
          </CardGrid>
        </Section>
        <Callout kind="adult" title="Gambling is for adults">
          <Prose size="note">
            <p>You must be 18 or older to gamble in Great Britain.</p>
          </Prose>
        </Callout>
        <p>
          <ButtonLink href="/guide" arrow>
            Read the guide
          </ButtonLink>
        </p>
      </Flow>
    </Container>
  )
}
