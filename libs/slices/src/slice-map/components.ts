import { BonusCard } from '../BonusCard/index.tsx'
import { CallToAction } from '../CallToAction/index.tsx'
import { Callout } from '../Callout/index.tsx'
import { ComparisonTable } from '../ComparisonTable/index.tsx'
import { Embed } from '../Embed/index.tsx'
import { EveningCalculator } from '../EveningCalculator/index.tsx'
import { Faq } from '../Faq/index.tsx'
import { Figure } from '../Figure/index.tsx'
import { HelpBlock } from '../HelpBlock/index.tsx'
import { Hero } from '../Hero/index.tsx'
import { LicenceBox } from '../LicenceBox/index.tsx'
import { PaymentsTable } from '../PaymentsTable/index.tsx'
import { ProsCons } from '../ProsCons/index.tsx'
import { Quote } from '../Quote/index.tsx'
import { Related } from '../Related/index.tsx'
import { RichTextBlock } from '../RichText/index.tsx'
import { ScoreBreakdown } from '../ScoreBreakdown/index.tsx'
import { SelfCheck } from '../SelfCheck/index.tsx'
import type { SliceMap } from '../slice-zone/slice-context.ts'
import { Toplist } from '../Toplist/index.tsx'
import { WageringCalculator } from '../WageringCalculator/index.tsx'

/** The component of every slice type. */
export const components: SliceMap = {
  bonus_card: BonusCard,
  call_to_action: CallToAction,
  callout: Callout,
  comparison_table: ComparisonTable,
  embed: Embed,
  evening_calculator: EveningCalculator,
  faq: Faq,
  figure: Figure,
  help_block: HelpBlock,
  hero: Hero,
  licence_box: LicenceBox,
  payments_table: PaymentsTable,
  pros_cons: ProsCons,
  quote: Quote,
  related: Related,
  rich_text: RichTextBlock,
  score_breakdown: ScoreBreakdown,
  self_check: SelfCheck,
  toplist: Toplist,
  wagering_calculator: WageringCalculator,
}
