/**
 * Types of the slices, field by field.
 * Generated from libs/slices/src/<Slice>/model.json by `npm run generate:types`. Do not edit.
 *
 * @module
 */
import type * as prismic from "@prismicio/client";

type Simplify<T> = { [KeyType in keyof T]: T[KeyType] };


/** Primary content in *CallToAction → Default → Primary* */
export interface CallToActionSliceDefaultPrimary {
	/** Title field in *CallToAction → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Text field in *CallToAction → Default → Primary* */
	body: prismic.RichTextField;
	
	/** Action field in *CallToAction → Default → Primary* */
	action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/** Default variation for CallToAction Slice */
export type CallToActionSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CallToActionSliceDefaultPrimary>, never>;

/** Slice variation for *CallToAction* */
type CallToActionSliceVariation = CallToActionSliceDefault

/** CallToAction Shared Slice */
export type CallToActionSlice = prismic.SharedSlice<"call_to_action", CallToActionSliceVariation>;

/** Primary content in *Callout → Default → Primary* */
export interface CalloutSliceDefaultPrimary {
	/** Kind field in *Callout → Default → Primary* */
	kind: prismic.SelectField<"info" | "warning" | "adult", "filled">;
	
	/** Title field in *Callout → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Text field in *Callout → Default → Primary* */
	body: prismic.RichTextField;
}

/** Default variation for Callout Slice */
export type CalloutSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CalloutSliceDefaultPrimary>, never>;

/** Slice variation for *Callout* */
type CalloutSliceVariation = CalloutSliceDefault

/** Callout Shared Slice */
export type CalloutSlice = prismic.SharedSlice<"callout", CalloutSliceVariation>;

/** Primary content in *Embed → Default → Primary* */
export interface EmbedSliceDefaultPrimary {
	/** Address field in *Embed → Default → Primary* */
	embed: prismic.EmbedField
	
	/** What it is field in *Embed → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Picture before loading field in *Embed → Default → Primary* */
	poster: prismic.ImageField<never>;
}

/** Default variation for Embed Slice */
export type EmbedSliceDefault = prismic.SharedSliceVariation<"default", Simplify<EmbedSliceDefaultPrimary>, never>;

/** Slice variation for *Embed* */
type EmbedSliceVariation = EmbedSliceDefault

/** Embed Shared Slice */
export type EmbedSlice = prismic.SharedSlice<"embed", EmbedSliceVariation>;

/** Item in *Faq → Default → Primary → Questions* */
export interface FaqSliceDefaultPrimaryItemsItem {
	/** Question field in *Faq → Default → Primary → Questions* */
	question: prismic.KeyTextField;
	
	/** Answer field in *Faq → Default → Primary → Questions* */
	answer: prismic.RichTextField;
}

/** Primary content in *Faq → Default → Primary* */
export interface FaqSliceDefaultPrimary {
	/** Title field in *Faq → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Second line of the title field in *Faq → Default → Primary* */
	aside: prismic.KeyTextField;
	
	/** Questions field in *Faq → Default → Primary* */
	items: prismic.GroupField<Simplify<FaqSliceDefaultPrimaryItemsItem>>;
}

/** Default variation for Faq Slice */
export type FaqSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FaqSliceDefaultPrimary>, never>;

/** Slice variation for *Faq* */
type FaqSliceVariation = FaqSliceDefault

/** Faq Shared Slice */
export type FaqSlice = prismic.SharedSlice<"faq", FaqSliceVariation>;

/** Primary content in *Figure → Default → Primary* */
export interface FigureSliceDefaultPrimary {
	/** Picture field in *Figure → Default → Primary* */
	image: prismic.ImageField<never>;
	
	/** Caption field in *Figure → Default → Primary* */
	caption: prismic.RichTextField;
}

/** Default variation for Figure Slice */
export type FigureSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FigureSliceDefaultPrimary>, never>;

/** Primary content in *Figure → Wide → Primary* */
export interface FigureSliceWidePrimary {
	/** Picture field in *Figure → Wide → Primary* */
	image: prismic.ImageField<never>;
	
	/** Caption field in *Figure → Wide → Primary* */
	caption: prismic.RichTextField;
}

/** Wide variation for Figure Slice */
export type FigureSliceWide = prismic.SharedSliceVariation<"wide", Simplify<FigureSliceWidePrimary>, never>;

/** Slice variation for *Figure* */
type FigureSliceVariation = FigureSliceDefault | FigureSliceWide

/** Figure Shared Slice */
export type FigureSlice = prismic.SharedSlice<"figure", FigureSliceVariation>;

/** Item in *Glossary → Default → Primary → Terms* */
export interface GlossarySliceDefaultPrimaryTermsItem {
	/** Term field in *Glossary → Default → Primary → Terms* */
	term: prismic.KeyTextField;
	
	/** What else it is called field in *Glossary → Default → Primary → Terms*: with commas, such as rollover, playthrough; all are marked in texts */
	also: prismic.KeyTextField;
	
	/** Meaning field in *Glossary → Default → Primary → Terms*: one sentence: it opens beside the word */
	meaning: prismic.KeyTextField;
	
	/** Where it is explained at length field in *Glossary → Default → Primary → Terms* */
	more: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/** Primary content in *Glossary → Default → Primary* */
export interface GlossarySliceDefaultPrimary {
	/** Title field in *Glossary → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Terms field in *Glossary → Default → Primary* */
	terms: prismic.GroupField<Simplify<GlossarySliceDefaultPrimaryTermsItem>>;
}

/** Default variation for Glossary Slice */
export type GlossarySliceDefault = prismic.SharedSliceVariation<"default", Simplify<GlossarySliceDefaultPrimary>, never>;

/** Slice variation for *Glossary* */
type GlossarySliceVariation = GlossarySliceDefault

/** Glossary Shared Slice */
export type GlossarySlice = prismic.SharedSlice<"glossary", GlossarySliceVariation>;

/** Primary content in *Hero → Default → Primary* */
export interface HeroSliceDefaultPrimary {
	/** Title field in *Hero → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Lead field in *Hero → Default → Primary* */
	lead: prismic.KeyTextField;
	
	/** Action field in *Hero → Default → Primary* */
	action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/** Picture field in *Hero → Default → Primary* */
	image: prismic.ImageField<never>;
}

/** Default variation for Hero Slice */
export type HeroSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroSliceDefaultPrimary>, never>;

/** Primary content in *Hero → Centred → Primary* */
export interface HeroSliceCentredPrimary {
	/** Title field in *Hero → Centred → Primary* */
	title: prismic.KeyTextField;
	
	/** Lead field in *Hero → Centred → Primary* */
	lead: prismic.KeyTextField;
	
	/** Action field in *Hero → Centred → Primary* */
	action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/** Centred variation for Hero Slice */
export type HeroSliceCentred = prismic.SharedSliceVariation<"centred", Simplify<HeroSliceCentredPrimary>, never>;

/** Slice variation for *Hero* */
type HeroSliceVariation = HeroSliceDefault | HeroSliceCentred

/** Hero Shared Slice */
export type HeroSlice = prismic.SharedSlice<"hero", HeroSliceVariation>;

/** Item in *ProsCons → Default → Primary → Pros (those of the review when empty)* */
export interface ProsConsSliceDefaultPrimaryProsItem {
	/** Pro field in *ProsCons → Default → Primary → Pros (those of the review when empty)* */
	text: prismic.KeyTextField;
}

/** Item in *ProsCons → Default → Primary → Cons (those of the review when empty)* */
export interface ProsConsSliceDefaultPrimaryConsItem {
	/** Con field in *ProsCons → Default → Primary → Cons (those of the review when empty)* */
	text: prismic.KeyTextField;
}

/** Primary content in *ProsCons → Default → Primary* */
export interface ProsConsSliceDefaultPrimary {
	/** Title field in *ProsCons → Default → Primary* */
	title: prismic.KeyTextField;
	
	/** Second line of the title field in *ProsCons → Default → Primary* */
	aside: prismic.KeyTextField;
	
	/** Pros (those of the review when empty) field in *ProsCons → Default → Primary* */
	pros: prismic.GroupField<Simplify<ProsConsSliceDefaultPrimaryProsItem>>;
	
	/** Cons (those of the review when empty) field in *ProsCons → Default → Primary* */
	cons: prismic.GroupField<Simplify<ProsConsSliceDefaultPrimaryConsItem>>;
}

/** Default variation for ProsCons Slice */
export type ProsConsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ProsConsSliceDefaultPrimary>, never>;

/** Slice variation for *ProsCons* */
type ProsConsSliceVariation = ProsConsSliceDefault

/** ProsCons Shared Slice */
export type ProsConsSlice = prismic.SharedSlice<"pros_cons", ProsConsSliceVariation>;

/** Primary content in *Quote → Default → Primary* */
export interface QuoteSliceDefaultPrimary {
	/** Quote field in *Quote → Default → Primary* */
	quote: prismic.KeyTextField;
	
	/** Who said it field in *Quote → Default → Primary* */
	source: prismic.KeyTextField;
	
	/** Role or place field in *Quote → Default → Primary* */
	role: prismic.KeyTextField;
}

/** Default variation for Quote Slice */
export type QuoteSliceDefault = prismic.SharedSliceVariation<"default", Simplify<QuoteSliceDefaultPrimary>, never>;

/** Slice variation for *Quote* */
type QuoteSliceVariation = QuoteSliceDefault

/** Quote Shared Slice */
export type QuoteSlice = prismic.SharedSlice<"quote", QuoteSliceVariation>;

/** Primary content in *RichText → Default → Primary* */
export interface RichTextSliceDefaultPrimary {
	/** Text field in *RichText → Default → Primary* */
	content: prismic.RichTextField;
	
	/** Second line of the first heading field in *RichText → Default → Primary* */
	aside: prismic.KeyTextField;
}

/** Default variation for RichText Slice */
export type RichTextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<RichTextSliceDefaultPrimary>, never>;

/** Primary content in *RichText → Lead → Primary* */
export interface RichTextSliceLeadPrimary {
	/** Text field in *RichText → Lead → Primary* */
	content: prismic.RichTextField;
}

/** Lead variation for RichText Slice */
export type RichTextSliceLead = prismic.SharedSliceVariation<"lead", Simplify<RichTextSliceLeadPrimary>, never>;

/** Slice variation for *RichText* */
type RichTextSliceVariation = RichTextSliceDefault | RichTextSliceLead

/** RichText Shared Slice */
export type RichTextSlice = prismic.SharedSlice<"rich_text", RichTextSliceVariation>;