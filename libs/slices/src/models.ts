/**
 * The models of the slices, to check documents against.
 * Generated from libs/slices/src/<Slice>/model.json by `npm run generate:types`. Do not edit.
 *
 * @module
 */
import modelCallToAction from './CallToAction/model.json' with { type: 'json' }
import modelCallout from './Callout/model.json' with { type: 'json' }
import modelEmbed from './Embed/model.json' with { type: 'json' }
import modelFaq from './Faq/model.json' with { type: 'json' }
import modelFigure from './Figure/model.json' with { type: 'json' }
import modelGlossary from './Glossary/model.json' with { type: 'json' }
import modelHero from './Hero/model.json' with { type: 'json' }
import modelProsCons from './ProsCons/model.json' with { type: 'json' }
import modelQuote from './Quote/model.json' with { type: 'json' }
import modelRichText from './RichText/model.json' with { type: 'json' }

/** What createValidation of @house-edge/content/validation takes, beside the types of a site. */
export const models: { slices: readonly unknown[] } = {
  slices: [
    modelCallToAction,
    modelCallout,
    modelEmbed,
    modelFaq,
    modelFigure,
    modelGlossary,
    modelHero,
    modelProsCons,
    modelQuote,
    modelRichText,
  ],
}
