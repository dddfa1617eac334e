/**
 * The models of every document and slice, to check documents against.
 * Generated from libs/slices/customtypes and libs/slices/src/<Slice>/model.json by `npm run generate:types`. Do not edit.
 *
 * @module
 */
import modelArticleType from '../customtypes/article/index.json' with { type: 'json' }
import modelBonusType from '../customtypes/bonus/index.json' with { type: 'json' }
import modelCasinoReviewType from '../customtypes/casino_review/index.json' with { type: 'json' }
import modelGameProviderType from '../customtypes/game_provider/index.json' with { type: 'json' }
import modelHelpOrganisationType from '../customtypes/help_organisation/index.json' with { type: 'json' }
import modelHomeType from '../customtypes/home/index.json' with { type: 'json' }
import modelOperatorType from '../customtypes/operator/index.json' with { type: 'json' }
import modelPageType from '../customtypes/page/index.json' with { type: 'json' }
import modelPaymentMethodType from '../customtypes/payment_method/index.json' with { type: 'json' }
import modelPersonType from '../customtypes/person/index.json' with { type: 'json' }
import modelRedirectType from '../customtypes/redirect/index.json' with { type: 'json' }
import modelRegulatorType from '../customtypes/regulator/index.json' with { type: 'json' }
import modelSettingsType from '../customtypes/settings/index.json' with { type: 'json' }
import modelTopicType from '../customtypes/topic/index.json' with { type: 'json' }
import modelBonusCard from './BonusCard/model.json' with { type: 'json' }
import modelCallToAction from './CallToAction/model.json' with { type: 'json' }
import modelCallout from './Callout/model.json' with { type: 'json' }
import modelComparisonTable from './ComparisonTable/model.json' with { type: 'json' }
import modelEmbed from './Embed/model.json' with { type: 'json' }
import modelEveningCalculator from './EveningCalculator/model.json' with { type: 'json' }
import modelFaq from './Faq/model.json' with { type: 'json' }
import modelFigure from './Figure/model.json' with { type: 'json' }
import modelHelpBlock from './HelpBlock/model.json' with { type: 'json' }
import modelHero from './Hero/model.json' with { type: 'json' }
import modelLicenceBox from './LicenceBox/model.json' with { type: 'json' }
import modelPaymentsTable from './PaymentsTable/model.json' with { type: 'json' }
import modelProsCons from './ProsCons/model.json' with { type: 'json' }
import modelQuote from './Quote/model.json' with { type: 'json' }
import modelRelated from './Related/model.json' with { type: 'json' }
import modelRichText from './RichText/model.json' with { type: 'json' }
import modelScoreBreakdown from './ScoreBreakdown/model.json' with { type: 'json' }
import modelSelfCheck from './SelfCheck/model.json' with { type: 'json' }
import modelToplist from './Toplist/model.json' with { type: 'json' }
import modelWageringCalculator from './WageringCalculator/model.json' with { type: 'json' }

/** What createValidation of @house-edge/content/validation takes. */
export const models: { customTypes: readonly unknown[]; slices: readonly unknown[] } = {
  customTypes: [
    modelArticleType,
    modelBonusType,
    modelCasinoReviewType,
    modelGameProviderType,
    modelHelpOrganisationType,
    modelHomeType,
    modelOperatorType,
    modelPageType,
    modelPaymentMethodType,
    modelPersonType,
    modelRedirectType,
    modelRegulatorType,
    modelSettingsType,
    modelTopicType,
  ],
  slices: [
    modelBonusCard,
    modelCallToAction,
    modelCallout,
    modelComparisonTable,
    modelEmbed,
    modelEveningCalculator,
    modelFaq,
    modelFigure,
    modelHelpBlock,
    modelHero,
    modelLicenceBox,
    modelPaymentsTable,
    modelProsCons,
    modelQuote,
    modelRelated,
    modelRichText,
    modelScoreBreakdown,
    modelSelfCheck,
    modelToplist,
    modelWageringCalculator,
  ],
}
