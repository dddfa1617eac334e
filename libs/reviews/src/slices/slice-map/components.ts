import { components as ofEverySite, type SliceMap } from '@house-edge/slices'
import type { SliceContext } from '../../rendering/context/slice-context.ts'
import { BonusCard } from '../BonusCard/index.tsx'
import { CasinoChart } from '../CasinoChart/index.tsx'
import { ComparisonTable } from '../ComparisonTable/index.tsx'
import { EveningCalculator } from '../EveningCalculator/index.tsx'
import { HelpBlock } from '../HelpBlock/index.tsx'
import { LicenceBox } from '../LicenceBox/index.tsx'
import { PaymentsTable } from '../PaymentsTable/index.tsx'
import { Related } from '../Related/index.tsx'
import { ScoreBreakdown } from '../ScoreBreakdown/index.tsx'
import { SelfCheck } from '../SelfCheck/index.tsx'
import { Toplist } from '../Toplist/index.tsx'
import { WageringCalculator } from '../WageringCalculator/index.tsx'

/** The component of every slice type: those that every site has, and those about casinos. */
export const components: SliceMap<SliceContext> = {
  ...ofEverySite,
  bonus_card: BonusCard,
  casino_chart: CasinoChart,
  comparison_table: ComparisonTable,
  evening_calculator: EveningCalculator,
  help_block: HelpBlock,
  licence_box: LicenceBox,
  payments_table: PaymentsTable,
  related: Related,
  score_breakdown: ScoreBreakdown,
  self_check: SelfCheck,
  toplist: Toplist,
  wagering_calculator: WageringCalculator,
}
