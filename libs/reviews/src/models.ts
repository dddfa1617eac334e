/**
 * The models of every document and slice, to check documents against.
 * Generated from libs/reviews/customtypes and libs/reviews/src/slices/<Slice>/model.json by `npm run generate:types`. Do not edit.
 *
 * @module
 */
import { models as ofEverySite } from '@house-edge/slices/models'
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
import modelBonusCard from './slices/BonusCard/model.json' with { type: 'json' }
import modelCasinoChart from './slices/CasinoChart/model.json' with { type: 'json' }
import modelComparisonTable from './slices/ComparisonTable/model.json' with { type: 'json' }
import modelEveningCalculator from './slices/EveningCalculator/model.json' with { type: 'json' }
import modelHelpBlock from './slices/HelpBlock/model.json' with { type: 'json' }
import modelLicenceBox from './slices/LicenceBox/model.json' with { type: 'json' }
import modelPaymentsTable from './slices/PaymentsTable/model.json' with { type: 'json' }
import modelRelated from './slices/Related/model.json' with { type: 'json' }
import modelScoreBreakdown from './slices/ScoreBreakdown/model.json' with { type: 'json' }
import modelSelfCheck from './slices/SelfCheck/model.json' with { type: 'json' }
import modelToplist from './slices/Toplist/model.json' with { type: 'json' }
import modelWageringCalculator from './slices/WageringCalculator/model.json' with { type: 'json' }

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
    ...ofEverySite.slices,
    modelBonusCard,
    modelCasinoChart,
    modelComparisonTable,
    modelEveningCalculator,
    modelHelpBlock,
    modelLicenceBox,
    modelPaymentsTable,
    modelRelated,
    modelScoreBreakdown,
    modelSelfCheck,
    modelToplist,
    modelWageringCalculator,
  ],
}
