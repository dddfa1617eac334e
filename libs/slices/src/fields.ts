/**
 * Types of the slices, field by field.
 * Generated from libs/slices/src/<Slice>/model.json by `npm run generate:types`. Do not edit.
 *
 * @module
 */
import type * as prismic from "@prismicio/client";

type Simplify<T> = { [KeyType in keyof T]: T[KeyType] };


/**
 * Primary content in *CallToAction → Default → Primary*
 */
export interface CallToActionSliceDefaultPrimary {
	/**
	 * Title field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: call_to_action.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: call_to_action.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Action field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: call_to_action.default.primary.action
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for CallToAction Slice
 *
 * - **API ID**: `default`
 * - **Description**: One action
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CallToActionSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CallToActionSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CallToAction*
 */
type CallToActionSliceVariation = CallToActionSliceDefault

/**
 * CallToAction Shared Slice
 *
 * - **API ID**: `call_to_action`
 * - **Description**: One thing to do next.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CallToActionSlice = prismic.SharedSlice<"call_to_action", CallToActionSliceVariation>;

/**
 * Primary content in *Callout → Default → Primary*
 */
export interface CalloutSliceDefaultPrimary {
	/**
	 * Kind field in *Callout → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: info
	 * - **API ID Path**: callout.default.primary.kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"info" | "warning" | "adult", "filled">;
	
	/**
	 * Title field in *Callout → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: callout.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Callout → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: callout.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Default variation for Callout Slice
 *
 * - **API ID**: `default`
 * - **Description**: Remark
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CalloutSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CalloutSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Callout*
 */
type CalloutSliceVariation = CalloutSliceDefault

/**
 * Callout Shared Slice
 *
 * - **API ID**: `callout`
 * - **Description**: A remark that must not be missed.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CalloutSlice = prismic.SharedSlice<"callout", CalloutSliceVariation>;

/**
 * Primary content in *Embed → Default → Primary*
 */
export interface EmbedSliceDefaultPrimary {
	/**
	 * Address field in *Embed → Default → Primary*
	 *
	 * - **Field Type**: Embed
	 * - **Placeholder**: *None*
	 * - **API ID Path**: embed.default.primary.embed
	 * - **Documentation**: https://prismic.io/docs/fields/embed
	 */
	embed: prismic.EmbedField
	
	/**
	 * What it is field in *Embed → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: embed.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Picture before loading field in *Embed → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: embed.default.primary.poster
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	poster: prismic.ImageField<never>;
}

/**
 * Default variation for Embed Slice
 *
 * - **API ID**: `default`
 * - **Description**: Click to load
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EmbedSliceDefault = prismic.SharedSliceVariation<"default", Simplify<EmbedSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Embed*
 */
type EmbedSliceVariation = EmbedSliceDefault

/**
 * Embed Shared Slice
 *
 * - **API ID**: `embed`
 * - **Description**: A video or another page, loaded when the visitor asks for it.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EmbedSlice = prismic.SharedSlice<"embed", EmbedSliceVariation>;

/**
 * Item in *Faq → Default → Primary → Questions*
 */
export interface FaqSliceDefaultPrimaryItemsItem {
	/**
	 * Question field in *Faq → Default → Primary → Questions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.default.primary.items[].question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Answer field in *Faq → Default → Primary → Questions*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.default.primary.items[].answer
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	answer: prismic.RichTextField;
}

/**
 * Primary content in *Faq → Default → Primary*
 */
export interface FaqSliceDefaultPrimary {
	/**
	 * Title field in *Faq → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Second line of the title field in *Faq → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.default.primary.aside
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	aside: prismic.KeyTextField;
	
	/**
	 * Questions field in *Faq → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<FaqSliceDefaultPrimaryItemsItem>>;
}

/**
 * Default variation for Faq Slice
 *
 * - **API ID**: `default`
 * - **Description**: List
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FaqSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FaqSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Faq*
 */
type FaqSliceVariation = FaqSliceDefault

/**
 * Faq Shared Slice
 *
 * - **API ID**: `faq`
 * - **Description**: Questions and answers.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FaqSlice = prismic.SharedSlice<"faq", FaqSliceVariation>;

/**
 * Primary content in *Figure → Default → Primary*
 */
export interface FigureSliceDefaultPrimary {
	/**
	 * Picture field in *Figure → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figure.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption field in *Figure → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figure.default.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	caption: prismic.RichTextField;
}

/**
 * Default variation for Figure Slice
 *
 * - **API ID**: `default`
 * - **Description**: At reading width
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FigureSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FigureSliceDefaultPrimary>, never>;

/**
 * Primary content in *Figure → Wide → Primary*
 */
export interface FigureSliceWidePrimary {
	/**
	 * Picture field in *Figure → Wide → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figure.wide.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption field in *Figure → Wide → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figure.wide.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	caption: prismic.RichTextField;
}

/**
 * Wide variation for Figure Slice
 *
 * - **API ID**: `wide`
 * - **Description**: Wider than the text
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FigureSliceWide = prismic.SharedSliceVariation<"wide", Simplify<FigureSliceWidePrimary>, never>;

/**
 * Slice variation for *Figure*
 */
type FigureSliceVariation = FigureSliceDefault | FigureSliceWide

/**
 * Figure Shared Slice
 *
 * - **API ID**: `figure`
 * - **Description**: A picture with its caption.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FigureSlice = prismic.SharedSlice<"figure", FigureSliceVariation>;

/**
 * Item in *Glossary → Default → Primary → Terms*
 */
export interface GlossarySliceDefaultPrimaryTermsItem {
	/**
	 * Term field in *Glossary → Default → Primary → Terms*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: glossary.default.primary.terms[].term
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	term: prismic.KeyTextField;
	
	/**
	 * What else it is called field in *Glossary → Default → Primary → Terms*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: with commas, such as rollover, playthrough; all are marked in texts
	 * - **API ID Path**: glossary.default.primary.terms[].also
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	also: prismic.KeyTextField;
	
	/**
	 * Meaning field in *Glossary → Default → Primary → Terms*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: one sentence: it opens beside the word
	 * - **API ID Path**: glossary.default.primary.terms[].meaning
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meaning: prismic.KeyTextField;
	
	/**
	 * Where it is explained at length field in *Glossary → Default → Primary → Terms*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: glossary.default.primary.terms[].more
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	more: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *Glossary → Default → Primary*
 */
export interface GlossarySliceDefaultPrimary {
	/**
	 * Title field in *Glossary → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: glossary.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Terms field in *Glossary → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: glossary.default.primary.terms[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	terms: prismic.GroupField<Simplify<GlossarySliceDefaultPrimaryTermsItem>>;
}

/**
 * Default variation for Glossary Slice
 *
 * - **API ID**: `default`
 * - **Description**: Terms
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type GlossarySliceDefault = prismic.SharedSliceVariation<"default", Simplify<GlossarySliceDefaultPrimary>, never>;

/**
 * Slice variation for *Glossary*
 */
type GlossarySliceVariation = GlossarySliceDefault

/**
 * Glossary Shared Slice
 *
 * - **API ID**: `glossary`
 * - **Description**: Words that need explaining, each with a sentence.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type GlossarySlice = prismic.SharedSlice<"glossary", GlossarySliceVariation>;

/**
 * Primary content in *Hero → Default → Primary*
 */
export interface HeroSliceDefaultPrimary {
	/**
	 * Title field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Lead field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	lead: prismic.KeyTextField;
	
	/**
	 * Action field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.action
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Picture field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
}

/**
 * Default variation for Hero Slice
 *
 * - **API ID**: `default`
 * - **Description**: Picture beside the text
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroSliceDefaultPrimary>, never>;

/**
 * Primary content in *Hero → Centred → Primary*
 */
export interface HeroSliceCentredPrimary {
	/**
	 * Title field in *Hero → Centred → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.centred.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Lead field in *Hero → Centred → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.centred.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	lead: prismic.KeyTextField;
	
	/**
	 * Action field in *Hero → Centred → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.centred.primary.action
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Centred variation for Hero Slice
 *
 * - **API ID**: `centred`
 * - **Description**: No picture, text in the middle
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceCentred = prismic.SharedSliceVariation<"centred", Simplify<HeroSliceCentredPrimary>, never>;

/**
 * Slice variation for *Hero*
 */
type HeroSliceVariation = HeroSliceDefault | HeroSliceCentred

/**
 * Hero Shared Slice
 *
 * - **API ID**: `hero`
 * - **Description**: The opening of a page: title, lead, one action, one picture.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSlice = prismic.SharedSlice<"hero", HeroSliceVariation>;

/**
 * Item in *ProsCons → Default → Primary → Pros (those of the review when empty)*
 */
export interface ProsConsSliceDefaultPrimaryProsItem {
	/**
	 * Pro field in *ProsCons → Default → Primary → Pros (those of the review when empty)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pros_cons.default.primary.pros[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *ProsCons → Default → Primary → Cons (those of the review when empty)*
 */
export interface ProsConsSliceDefaultPrimaryConsItem {
	/**
	 * Con field in *ProsCons → Default → Primary → Cons (those of the review when empty)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pros_cons.default.primary.cons[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Primary content in *ProsCons → Default → Primary*
 */
export interface ProsConsSliceDefaultPrimary {
	/**
	 * Title field in *ProsCons → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pros_cons.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Second line of the title field in *ProsCons → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pros_cons.default.primary.aside
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	aside: prismic.KeyTextField;
	
	/**
	 * Pros (those of the review when empty) field in *ProsCons → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pros_cons.default.primary.pros[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	pros: prismic.GroupField<Simplify<ProsConsSliceDefaultPrimaryProsItem>>;
	
	/**
	 * Cons (those of the review when empty) field in *ProsCons → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pros_cons.default.primary.cons[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	cons: prismic.GroupField<Simplify<ProsConsSliceDefaultPrimaryConsItem>>;
}

/**
 * Default variation for ProsCons Slice
 *
 * - **API ID**: `default`
 * - **Description**: Two lists
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProsConsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ProsConsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ProsCons*
 */
type ProsConsSliceVariation = ProsConsSliceDefault

/**
 * ProsCons Shared Slice
 *
 * - **API ID**: `pros_cons`
 * - **Description**: What is good and what is not.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProsConsSlice = prismic.SharedSlice<"pros_cons", ProsConsSliceVariation>;

/**
 * Primary content in *Quote → Default → Primary*
 */
export interface QuoteSliceDefaultPrimary {
	/**
	 * Quote field in *Quote → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: quote.default.primary.quote
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote: prismic.KeyTextField;
	
	/**
	 * Who said it field in *Quote → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: quote.default.primary.source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
	
	/**
	 * Role or place field in *Quote → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: quote.default.primary.role
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
}

/**
 * Default variation for Quote Slice
 *
 * - **API ID**: `default`
 * - **Description**: Quote
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuoteSliceDefault = prismic.SharedSliceVariation<"default", Simplify<QuoteSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Quote*
 */
type QuoteSliceVariation = QuoteSliceDefault

/**
 * Quote Shared Slice
 *
 * - **API ID**: `quote`
 * - **Description**: Somebody's words.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuoteSlice = prismic.SharedSlice<"quote", QuoteSliceVariation>;

/**
 * Primary content in *RichText → Default → Primary*
 */
export interface RichTextSliceDefaultPrimary {
	/**
	 * Text field in *RichText → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rich_text.default.primary.content
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	content: prismic.RichTextField;
	
	/**
	 * Second line of the first heading field in *RichText → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rich_text.default.primary.aside
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	aside: prismic.KeyTextField;
}

/**
 * Default variation for RichText Slice
 *
 * - **API ID**: `default`
 * - **Description**: Text at reading width
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<RichTextSliceDefaultPrimary>, never>;

/**
 * Primary content in *RichText → Lead → Primary*
 */
export interface RichTextSliceLeadPrimary {
	/**
	 * Text field in *RichText → Lead → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rich_text.lead.primary.content
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	content: prismic.RichTextField;
}

/**
 * Lead variation for RichText Slice
 *
 * - **API ID**: `lead`
 * - **Description**: Larger opening text
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSliceLead = prismic.SharedSliceVariation<"lead", Simplify<RichTextSliceLeadPrimary>, never>;

/**
 * Slice variation for *RichText*
 */
type RichTextSliceVariation = RichTextSliceDefault | RichTextSliceLead

/**
 * RichText Shared Slice
 *
 * - **API ID**: `rich_text`
 * - **Description**: Running text.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSlice = prismic.SharedSlice<"rich_text", RichTextSliceVariation>;