/**
 * Types of every document and slice.
 * Generated from libs/reviews/customtypes and libs/reviews/src/slices/<Slice>/model.json by `npm run generate:types`. Do not edit.
 *
 * @module
 */
import type * as prismic from "@prismicio/client";
import type {
  CallToActionSlice,
  CalloutSlice,
  EmbedSlice,
  FaqSlice,
  FigureSlice,
  GlossarySlice,
  HeroSlice,
  ProsConsSlice,
  QuoteSlice,
  RichTextSlice,
} from '@house-edge/slices/fields'

type Simplify<T> = { [KeyType in keyof T]: T[KeyType] };


type PickContentRelationshipFieldData<
	TRelationship extends prismic.CustomTypeModelFetchCustomTypeLevel1 | prismic.CustomTypeModelFetchCustomTypeLevel2 | prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2,
	TData extends Record<string, prismic.AnyRegularField | prismic.GroupField | prismic.NestedGroupField | prismic.SliceZone>,
	TLang extends string
> = |
	// Content relationship fields
	{
		[TSubRelationship in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchContentRelationshipLevel1
		> as TSubRelationship["id"]]:
			ContentRelationshipFieldWithData<TSubRelationship["customtypes"], TLang>;
	} &
	// Group
	{
		[TGroup in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2
		> as TGroup["id"]]:
			TData[TGroup["id"]] extends prismic.GroupField<infer TGroupData>
				? prismic.GroupField<PickContentRelationshipFieldData<TGroup, TGroupData, TLang>>
				: never
	} &
	// Other fields
	{
		[TFieldKey in Extract<TRelationship["fields"][number], string>]:
			TFieldKey extends keyof TData ? TData[TFieldKey] : never;
	};

type ContentRelationshipFieldWithData<
	TCustomType extends readonly (prismic.CustomTypeModelFetchCustomTypeLevel1 | string)[] | readonly (prismic.CustomTypeModelFetchCustomTypeLevel2 | string)[],
	TLang extends string = string
> = {
	[ID in Exclude<TCustomType[number], string>["id"]]:
		prismic.ContentRelationshipField<
			ID,
			TLang,
			PickContentRelationshipFieldData<
				Extract<TCustomType[number], { id: ID }>,
				Extract<AllDocumentTypes, { type: ID }>["data"],
				TLang
			>
		>
}[Exclude<TCustomType[number], string>["id"]];

/**
 * Item in *Article → Topics*
 */
export interface ArticleDocumentDataTopicsItem {
	/**
	 * Topic field in *Article → Topics*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: article.topics[].topic
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	topic: ContentRelationshipFieldWithData<[{"id":"topic","fields":["name"]}]>;
}

/**
 * Item in *Article → Related*
 */
export interface ArticleDocumentDataRelatedItem {
	/**
	 * Article or review field in *Article → Related*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: article.related[].document
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	document: ContentRelationshipFieldWithData<[{"id":"article","fields":["title","kind","excerpt","cover","published_on"]}]> | ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name","headline","overall_score","best_for","status","cover","logo","launched_year","min_age","last_reviewed"]}]>;
}

type ArticleDocumentDataSlicesSlice = RichTextSlice | FigureSlice | QuoteSlice | CalloutSlice | CallToActionSlice | FaqSlice | EmbedSlice | HelpBlockSlice | RelatedSlice | ProsConsSlice | ScoreBreakdownSlice | BonusCardSlice | PaymentsTableSlice | LicenceBoxSlice | ToplistSlice | CasinoChartSlice | ComparisonTableSlice | WageringCalculatorSlice | EveningCalculatorSlice | SelfCheckSlice

/**
 * Content for Article documents
 */
interface ArticleDocumentData {
	/**
	 * Title field in *Article*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: article.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Kind field in *Article*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: article.kind
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"guide" | "news" | "strategy" | "opinion">;
	
	/**
	 * Excerpt field in *Article*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: one or two sentences
	 * - **API ID Path**: article.excerpt
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	excerpt: prismic.KeyTextField;
	
	/**
	 * Cover field in *Article*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: article.cover
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	cover: prismic.ImageField<"card" | "square" | "og">;
	
	/**
	 * Author field in *Article*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: article.author
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	author: ContentRelationshipFieldWithData<[{"id":"person","fields":["name","role","credentials","photo"]}]>;
	
	/**
	 * Reviewer field in *Article*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: article.reviewer
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	reviewer: ContentRelationshipFieldWithData<[{"id":"person","fields":["name","role","credentials","photo"]}]>;
	
	/**
	 * Published on field in *Article*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: article.published_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	published_on: prismic.DateField;
	
	/**
	 * Updated on field in *Article*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: article.updated_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	updated_on: prismic.DateField;
	
	/**
	 * Topics field in *Article*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: article.topics[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	topics: prismic.GroupField<Simplify<ArticleDocumentDataTopicsItem>>;
	
	/**
	 * Related field in *Article*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: article.related[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	related: prismic.GroupField<Simplify<ArticleDocumentDataRelatedItem>>;
	
	/**
	 * Disclosure field in *Article*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: article.disclosure
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	disclosure: prismic.SelectField<"none" | "affiliate" | "sponsored">;
	
	/**
	 * Show a table of contents field in *Article*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: article.show_contents
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	show_contents: prismic.BooleanField;/**
	 * `slices` field in *Article*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: article.slices[]
	 * - **Tab**: Body
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<ArticleDocumentDataSlicesSlice>;/**
	 * Title for search engines field in *Article*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: at most 60 characters; the page title when empty
	 * - **API ID Path**: article.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Article*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 50 to 160 characters
	 * - **API ID Path**: article.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Picture for shared links field in *Article*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: article.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Article*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: article.noindex
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Article document from Prismic
 *
 * - **API ID**: `article`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ArticleDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<ArticleDocumentData>, "article", Lang>;

/**
 * Content for Bonus documents
 */
interface BonusDocumentData {
	/**
	 * Title field in *Bonus*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.title
	 * - **Tab**: Offer
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Type field in *Bonus*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.type
	 * - **Tab**: Offer
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	type: prismic.SelectField<"welcome" | "no deposit" | "free spins" | "cashback" | "reload">;
	
	/**
	 * Product field in *Bonus*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.product_category
	 * - **Tab**: Offer
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	product_category: prismic.SelectField<"casino" | "sports" | "bingo" | "poker">;
	
	/**
	 * Value field in *Bonus*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 100% up to £50
	 * - **API ID Path**: bonus.value
	 * - **Tab**: Offer
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * Largest bonus field in *Bonus*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.cap
	 * - **Tab**: Offer
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	cap: prismic.NumberField;
	
	/**
	 * Currency, ISO code field in *Bonus*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: GBP
	 * - **API ID Path**: bonus.currency
	 * - **Tab**: Offer
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	currency: prismic.KeyTextField;
	
	/**
	 * Code field in *Bonus*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.code
	 * - **Tab**: Offer
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	code: prismic.KeyTextField;/**
	 * Wagering, times field in *Bonus*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.wagering_multiple
	 * - **Tab**: Terms
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	wagering_multiple: prismic.NumberField;
	
	/**
	 * Wagering counts field in *Bonus*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.wagering_base
	 * - **Tab**: Terms
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	wagering_base: prismic.SelectField<"bonus" | "deposit and bonus">;
	
	/**
	 * Smallest deposit field in *Bonus*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.min_deposit
	 * - **Tab**: Terms
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	min_deposit: prismic.NumberField;
	
	/**
	 * Largest bet while wagering field in *Bonus*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.max_bet
	 * - **Tab**: Terms
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	max_bet: prismic.NumberField;
	
	/**
	 * Largest win paid out field in *Bonus*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.max_cashout
	 * - **Tab**: Terms
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	max_cashout: prismic.NumberField;
	
	/**
	 * Games field in *Bonus*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.eligible_games
	 * - **Tab**: Terms
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eligible_games: prismic.KeyTextField;
	
	/**
	 * What counts towards wagering field in *Bonus*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.contribution
	 * - **Tab**: Terms
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	contribution: prismic.KeyTextField;
	
	/**
	 * Days until it expires field in *Bonus*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.expires_days
	 * - **Tab**: Terms
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	expires_days: prismic.NumberField;
	
	/**
	 * Countries, ISO codes field in *Bonus*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.countries
	 * - **Tab**: Terms
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	countries: prismic.KeyTextField;
	
	/**
	 * Significant terms field in *Bonus*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.significant_terms
	 * - **Tab**: Terms
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	significant_terms: prismic.RichTextField;
	
	/**
	 * Full terms field in *Bonus*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.terms_url
	 * - **Tab**: Terms
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	terms_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;/**
	 * Valid from field in *Bonus*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.valid_from
	 * - **Tab**: Dates
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	valid_from: prismic.DateField;
	
	/**
	 * Valid to field in *Bonus*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.valid_to
	 * - **Tab**: Dates
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	valid_to: prismic.DateField;
	
	/**
	 * Last verified field in *Bonus*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.last_verified
	 * - **Tab**: Dates
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	last_verified: prismic.DateField;/**
	 * Title for search engines field in *Bonus*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: at most 60 characters; the page title when empty
	 * - **API ID Path**: bonus.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Bonus*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 50 to 160 characters
	 * - **API ID Path**: bonus.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Picture for shared links field in *Bonus*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Bonus*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: bonus.noindex
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Bonus document from Prismic
 *
 * - **API ID**: `bonus`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type BonusDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<BonusDocumentData>, "bonus", Lang>;

/**
 * Item in *Casino review → Scores*
 */
export interface CasinoReviewDocumentDataRatingBreakdownItem {
	/**
	 * Criterion field in *Casino review → Scores*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.rating_breakdown[].criterion
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	criterion: prismic.SelectField<"safety" | "payouts" | "bonuses" | "games" | "support" | "experience" | "responsible_gambling">;
	
	/**
	 * Score, 0 to 10 field in *Casino review → Scores*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.rating_breakdown[].score
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	score: prismic.NumberField;
	
	/**
	 * Why field in *Casino review → Scores*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.rating_breakdown[].note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
}

/**
 * Item in *Casino review → Pros*
 */
export interface CasinoReviewDocumentDataProsItem {
	/**
	 * Pro field in *Casino review → Pros*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.pros[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *Casino review → Cons*
 */
export interface CasinoReviewDocumentDataConsItem {
	/**
	 * Con field in *Casino review → Cons*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.cons[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *Casino review → Licences*
 */
export interface CasinoReviewDocumentDataLicencesItem {
	/**
	 * Regulator field in *Casino review → Licences*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.licences[].regulator
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	regulator: ContentRelationshipFieldWithData<[{"id":"regulator","fields":["name","country","register_url","tier"]}]>;
	
	/**
	 * Licence number field in *Casino review → Licences*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.licences[].number
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	number: prismic.KeyTextField;
	
	/**
	 * Holder field in *Casino review → Licences*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.licences[].holder
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	holder: prismic.KeyTextField;
	
	/**
	 * Register entry field in *Casino review → Licences*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.licences[].register_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	register_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * What the register says field in *Casino review → Licences*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: verified: found there on the day below; claimed: not looked up yet
	 * - **API ID Path**: casino_review.licences[].state
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	state: prismic.SelectField<"verified" | "claimed" | "not found" | "withdrawn">;
	
	/**
	 * Checked on field in *Casino review → Licences*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.licences[].checked_on
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	checked_on: prismic.DateField;
}

/**
 * Item in *Casino review → Payments*
 */
export interface CasinoReviewDocumentDataPaymentsItem {
	/**
	 * Method field in *Casino review → Payments*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.payments[].method
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	method: ContentRelationshipFieldWithData<[{"id":"payment_method","fields":["name","kind"]}]>;
	
	/**
	 * Deposits field in *Casino review → Payments*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: casino_review.payments[].deposit
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	deposit: prismic.BooleanField;
	
	/**
	 * Withdrawals field in *Casino review → Payments*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: casino_review.payments[].withdraw
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	withdraw: prismic.BooleanField;
	
	/**
	 * Minimum field in *Casino review → Payments*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.payments[].min
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	min: prismic.NumberField;
	
	/**
	 * Maximum field in *Casino review → Payments*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.payments[].max
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	max: prismic.NumberField;
	
	/**
	 * Fee field in *Casino review → Payments*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.payments[].fee
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	fee: prismic.KeyTextField;
	
	/**
	 * Fastest withdrawal, hours field in *Casino review → Payments*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.payments[].time_min_hours
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	time_min_hours: prismic.NumberField;
	
	/**
	 * Slowest withdrawal, hours field in *Casino review → Payments*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.payments[].time_max_hours
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	time_max_hours: prismic.NumberField;
}

/**
 * Item in *Casino review → Withdrawals that were timed*
 */
export interface CasinoReviewDocumentDataPayoutTestsItem {
	/**
	 * Method field in *Casino review → Withdrawals that were timed*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.payout_tests[].method
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	method: ContentRelationshipFieldWithData<[{"id":"payment_method","fields":["name","kind"]}]>;
	
	/**
	 * Hours until it could be spent field in *Casino review → Withdrawals that were timed*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.payout_tests[].hours
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	hours: prismic.NumberField;
	
	/**
	 * Asked for on field in *Casino review → Withdrawals that were timed*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.payout_tests[].asked_on
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	asked_on: prismic.DateField;
	
	/**
	 * Asked for at, by the clock field in *Casino review → Withdrawals that were timed*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 11:02
	 * - **API ID Path**: casino_review.payout_tests[].asked_at
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	asked_at: prismic.KeyTextField;
	
	/**
	 * Amount, in the first currency field in *Casino review → Withdrawals that were timed*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.payout_tests[].amount
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	amount: prismic.NumberField;
	
	/**
	 * Timed by field in *Casino review → Withdrawals that were timed*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: us
	 * - **API ID Path**: casino_review.payout_tests[].by
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	by: prismic.SelectField<"us" | "a reader", "filled">;
}

/**
 * Item in *Casino review → Amounts in other countries*
 */
export interface CasinoReviewDocumentDataAmountsElsewhereItem {
	/**
	 * Countries, ISO codes field in *Casino review → Amounts in other countries*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.amounts_elsewhere[].countries
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	countries: prismic.KeyTextField;
	
	/**
	 * Currency, ISO code field in *Casino review → Amounts in other countries*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.amounts_elsewhere[].currency
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	currency: prismic.KeyTextField;
	
	/**
	 * Withdrawal limit a month field in *Casino review → Amounts in other countries*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.amounts_elsewhere[].withdrawal_limit_month
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	withdrawal_limit_month: prismic.NumberField;
	
	/**
	 * Method field in *Casino review → Amounts in other countries*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.amounts_elsewhere[].method
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	method: ContentRelationshipFieldWithData<[{"id":"payment_method","fields":["name","kind"]}]>;
	
	/**
	 * Minimum field in *Casino review → Amounts in other countries*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.amounts_elsewhere[].min
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	min: prismic.NumberField;
	
	/**
	 * Maximum field in *Casino review → Amounts in other countries*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.amounts_elsewhere[].max
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	max: prismic.NumberField;
	
	/**
	 * Fee field in *Casino review → Amounts in other countries*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.amounts_elsewhere[].fee
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	fee: prismic.KeyTextField;
}

/**
 * Item in *Casino review → Game providers*
 */
export interface CasinoReviewDocumentDataProvidersItem {
	/**
	 * Provider field in *Casino review → Game providers*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.providers[].provider
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	provider: ContentRelationshipFieldWithData<[{"id":"game_provider","fields":["name"]}]>;
}

/**
 * Item in *Casino review → Games*
 */
export interface CasinoReviewDocumentDataGameCountsItem {
	/**
	 * Kind field in *Casino review → Games*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.game_counts[].kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"slots" | "table" | "live" | "poker" | "other">;
	
	/**
	 * Count field in *Casino review → Games*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.game_counts[].count
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	count: prismic.NumberField;
}

/**
 * Item in *Casino review → Support*
 */
export interface CasinoReviewDocumentDataSupportItem {
	/**
	 * Channel field in *Casino review → Support*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.support[].channel
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	channel: prismic.SelectField<"chat" | "email" | "phone" | "post">;
	
	/**
	 * Hours field in *Casino review → Support*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.support[].hours
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hours: prismic.KeyTextField;
	
	/**
	 * Languages field in *Casino review → Support*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.support[].languages
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	languages: prismic.KeyTextField;
}

/**
 * Item in *Casino review → Safer-gambling tools*
 */
export interface CasinoReviewDocumentDataResponsibleToolsItem {
	/**
	 * Tool field in *Casino review → Safer-gambling tools*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.responsible_tools[].tool
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	tool: prismic.SelectField<"deposit limit" | "loss limit" | "time limit" | "reality check" | "time out" | "self-exclusion">;
}

/**
 * Item in *Casino review → Bonuses*
 */
export interface CasinoReviewDocumentDataBonusesItem {
	/**
	 * Bonus field in *Casino review → Bonuses*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.bonuses[].bonus
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	bonus: ContentRelationshipFieldWithData<[{"id":"bonus","fields":["title","type","product_category","value","cap","currency","wagering_multiple","wagering_base","min_deposit","max_bet","max_cashout","eligible_games","contribution","expires_days","code","countries","significant_terms","terms_url","valid_from","valid_to","last_verified"]}]>;
}

/**
 * Item in *Casino review → Evidence*
 */
export interface CasinoReviewDocumentDataEvidenceItem {
	/**
	 * Claim field in *Casino review → Evidence*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.evidence[].claim
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	claim: prismic.KeyTextField;
	
	/**
	 * Source field in *Casino review → Evidence*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.evidence[].source
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	source: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Captured on field in *Casino review → Evidence*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.evidence[].captured_on
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	captured_on: prismic.DateField;
	
	/**
	 * Picture field in *Casino review → Evidence*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.evidence[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
}

/**
 * Item in *Casino review → Changes*
 */
export interface CasinoReviewDocumentDataChangelogItem {
	/**
	 * Date field in *Casino review → Changes*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.changelog[].date
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	date: prismic.DateField;
	
	/**
	 * Kind field in *Casino review → Changes*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: what it is in the news; a check is not in them
	 * - **API ID Path**: casino_review.changelog[].kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"score" | "terms" | "warning" | "closed" | "check">;
	
	/**
	 * What changed field in *Casino review → Changes*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.changelog[].note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Score since then field in *Casino review → Changes*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.changelog[].score
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	score: prismic.NumberField;
	
	/**
	 * Sentence before field in *Casino review → Changes*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.changelog[].before
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	before: prismic.KeyTextField;
	
	/**
	 * Sentence after field in *Casino review → Changes*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.changelog[].after
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	after: prismic.KeyTextField;
}

type CasinoReviewDocumentDataSlicesSlice = RichTextSlice | FigureSlice | QuoteSlice | CalloutSlice | CallToActionSlice | FaqSlice | EmbedSlice | HelpBlockSlice | RelatedSlice | ProsConsSlice | ScoreBreakdownSlice | BonusCardSlice | PaymentsTableSlice | LicenceBoxSlice | ToplistSlice | CasinoChartSlice | ComparisonTableSlice | WageringCalculatorSlice | EveningCalculatorSlice

/**
 * Content for Casino review documents
 */
interface CasinoReviewDocumentData {
	/**
	 * Casino field in *Casino review*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.name
	 * - **Tab**: Verdict
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Headline field in *Casino review*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: the verdict in one sentence
	 * - **API ID Path**: casino_review.headline
	 * - **Tab**: Verdict
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	headline: prismic.KeyTextField;
	
	/**
	 * Summary field in *Casino review*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.summary
	 * - **Tab**: Verdict
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	summary: prismic.RichTextField;
	
	/**
	 * Status field in *Casino review*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.status
	 * - **Tab**: Verdict
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	status: prismic.SelectField<"active" | "warning" | "closed" | "unlisted">;
	
	/**
	 * What leads the page where readers are warned, or the casino has closed field in *Casino review*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: why, and what to do for somebody who has money there
	 * - **API ID Path**: casino_review.warning
	 * - **Tab**: Verdict
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	warning: prismic.RichTextField;
	
	/**
	 * Cover field in *Casino review*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.cover
	 * - **Tab**: Verdict
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	cover: prismic.ImageField<"card" | "square" | "og">;
	
	/**
	 * Logo field in *Casino review*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.logo
	 * - **Tab**: Verdict
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	logo: prismic.ImageField<never>;
	
	/**
	 * Overall score, 0 to 10 field in *Casino review*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.overall_score
	 * - **Tab**: Verdict
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	overall_score: prismic.NumberField;
	
	/**
	 * Scores field in *Casino review*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.rating_breakdown[]
	 * - **Tab**: Verdict
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	rating_breakdown: prismic.GroupField<Simplify<CasinoReviewDocumentDataRatingBreakdownItem>>;
	
	/**
	 * Pros field in *Casino review*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.pros[]
	 * - **Tab**: Verdict
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	pros: prismic.GroupField<Simplify<CasinoReviewDocumentDataProsItem>>;
	
	/**
	 * Cons field in *Casino review*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.cons[]
	 * - **Tab**: Verdict
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	cons: prismic.GroupField<Simplify<CasinoReviewDocumentDataConsItem>>;
	
	/**
	 * Best for field in *Casino review*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.best_for
	 * - **Tab**: Verdict
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	best_for: prismic.KeyTextField;
	
	/**
	 * How we rate field in *Casino review*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.methodology
	 * - **Tab**: Verdict
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	methodology: ContentRelationshipFieldWithData<[{"id":"page","fields":["title"]}]>;/**
	 * Operator field in *Casino review*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.operator
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	operator: ContentRelationshipFieldWithData<[{"id":"operator","fields":["name","country","founded_year"]}]>;
	
	/**
	 * Website field in *Casino review*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.website
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	website: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Launched field in *Casino review*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.launched_year
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	launched_year: prismic.NumberField;
	
	/**
	 * Licences field in *Casino review*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.licences[]
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	licences: prismic.GroupField<Simplify<CasinoReviewDocumentDataLicencesItem>>;
	
	/**
	 * Payments field in *Casino review*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.payments[]
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	payments: prismic.GroupField<Simplify<CasinoReviewDocumentDataPaymentsItem>>;
	
	/**
	 * Withdrawals that were timed field in *Casino review*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.payout_tests[]
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	payout_tests: prismic.GroupField<Simplify<CasinoReviewDocumentDataPayoutTestsItem>>;
	
	/**
	 * Currencies, ISO codes field in *Casino review*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: GBP, EUR
	 * - **API ID Path**: casino_review.currencies
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	currencies: prismic.KeyTextField;
	
	/**
	 * Withdrawal limit a month field in *Casino review*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.withdrawal_limit_month
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	withdrawal_limit_month: prismic.NumberField;
	
	/**
	 * Amounts in other countries field in *Casino review*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.amounts_elsewhere[]
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	amounts_elsewhere: prismic.GroupField<Simplify<CasinoReviewDocumentDataAmountsElsewhereItem>>;
	
	/**
	 * Identity checks field in *Casino review*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.kyc_note
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	kyc_note: prismic.KeyTextField;
	
	/**
	 * Game providers field in *Casino review*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.providers[]
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	providers: prismic.GroupField<Simplify<CasinoReviewDocumentDataProvidersItem>>;
	
	/**
	 * Games field in *Casino review*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.game_counts[]
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	game_counts: prismic.GroupField<Simplify<CasinoReviewDocumentDataGameCountsItem>>;
	
	/**
	 * Return to player is published field in *Casino review*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: casino_review.rtp_published
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	rtp_published: prismic.BooleanField;
	
	/**
	 * Support field in *Casino review*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.support[]
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	support: prismic.GroupField<Simplify<CasinoReviewDocumentDataSupportItem>>;
	
	/**
	 * Safer-gambling tools field in *Casino review*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.responsible_tools[]
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	responsible_tools: prismic.GroupField<Simplify<CasinoReviewDocumentDataResponsibleToolsItem>>;
	
	/**
	 * Self-exclusion field in *Casino review*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.self_exclusion
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	self_exclusion: prismic.KeyTextField;
	
	/**
	 * Minimum age field in *Casino review*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.min_age
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	min_age: prismic.NumberField;
	
	/**
	 * Countries allowed, ISO codes field in *Casino review*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: GB, IE
	 * - **API ID Path**: casino_review.countries_allowed
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	countries_allowed: prismic.KeyTextField;
	
	/**
	 * Countries blocked, ISO codes field in *Casino review*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.countries_blocked
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	countries_blocked: prismic.KeyTextField;
	
	/**
	 * Languages field in *Casino review*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.languages
	 * - **Tab**: Facts
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	languages: prismic.KeyTextField;/**
	 * Bonuses field in *Casino review*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.bonuses[]
	 * - **Tab**: Offers
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	bonuses: prismic.GroupField<Simplify<CasinoReviewDocumentDataBonusesItem>>;
	
	/**
	 * We may be paid for visits field in *Casino review*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: casino_review.has_affiliate
	 * - **Tab**: Offers
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	has_affiliate: prismic.BooleanField;
	
	/**
	 * Name in outgoing links field in *Casino review*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.go_slug
	 * - **Tab**: Offers
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	go_slug: prismic.KeyTextField;/**
	 * Author field in *Casino review*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.author
	 * - **Tab**: Editorial
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	author: ContentRelationshipFieldWithData<[{"id":"person","fields":["name","role","credentials","photo"]}]>;
	
	/**
	 * Fact-checker field in *Casino review*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.fact_checker
	 * - **Tab**: Editorial
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	fact_checker: ContentRelationshipFieldWithData<[{"id":"person","fields":["name","role","credentials","photo"]}]>;
	
	/**
	 * First published field in *Casino review*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.first_published
	 * - **Tab**: Editorial
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	first_published: prismic.DateField;
	
	/**
	 * Last reviewed field in *Casino review*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.last_reviewed
	 * - **Tab**: Editorial
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	last_reviewed: prismic.DateField;
	
	/**
	 * Next review due field in *Casino review*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.next_review_due
	 * - **Tab**: Editorial
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	next_review_due: prismic.DateField;
	
	/**
	 * Evidence field in *Casino review*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.evidence[]
	 * - **Tab**: Editorial
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	evidence: prismic.GroupField<Simplify<CasinoReviewDocumentDataEvidenceItem>>;
	
	/**
	 * Changes field in *Casino review*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.changelog[]
	 * - **Tab**: Editorial
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	changelog: prismic.GroupField<Simplify<CasinoReviewDocumentDataChangelogItem>>;/**
	 * `slices` field in *Casino review*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.slices[]
	 * - **Tab**: Body
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<CasinoReviewDocumentDataSlicesSlice>;/**
	 * Title for search engines field in *Casino review*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: at most 60 characters; the page title when empty
	 * - **API ID Path**: casino_review.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Casino review*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 50 to 160 characters
	 * - **API ID Path**: casino_review.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Picture for shared links field in *Casino review*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_review.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Casino review*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: casino_review.noindex
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Casino review document from Prismic
 *
 * - **API ID**: `casino_review`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CasinoReviewDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<CasinoReviewDocumentData>, "casino_review", Lang>;

/**
 * Content for Game provider documents
 */
interface GameProviderDocumentData {
	/**
	 * Name field in *Game provider*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: game_provider.name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Country, ISO code field in *Game provider*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: game_provider.country
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	country: prismic.KeyTextField;/**
	 * Title for search engines field in *Game provider*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: at most 60 characters; the page title when empty
	 * - **API ID Path**: game_provider.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Game provider*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 50 to 160 characters
	 * - **API ID Path**: game_provider.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Picture for shared links field in *Game provider*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: game_provider.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Game provider*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: game_provider.noindex
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Game provider document from Prismic
 *
 * - **API ID**: `game_provider`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type GameProviderDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<GameProviderDocumentData>, "game_provider", Lang>;

/**
 * Content for Help organisation documents
 */
interface HelpOrganisationDocumentData {
	/**
	 * Name field in *Help organisation*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: help_organisation.name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Country, ISO code field in *Help organisation*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: help_organisation.country
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	country: prismic.KeyTextField;
	
	/**
	 * Telephone field in *Help organisation*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: help_organisation.phone
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	phone: prismic.KeyTextField;
	
	/**
	 * Website field in *Help organisation*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: help_organisation.website
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	website: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Hours field in *Help organisation*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: help_organisation.hours
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hours: prismic.KeyTextField;
	
	/**
	 * Languages field in *Help organisation*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: help_organisation.languages
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	languages: prismic.KeyTextField;
	
	/**
	 * Note field in *Help organisation*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: help_organisation.note
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
}

/**
 * Help organisation document from Prismic
 *
 * - **API ID**: `help_organisation`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type HelpOrganisationDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<HelpOrganisationDocumentData>, "help_organisation", Lang>;

/**
 * Item in *Home page → Featured reviews*
 */
export interface HomeDocumentDataFeaturedReviewsItem {
	/**
	 * Review field in *Home page → Featured reviews*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.featured_reviews[].review
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	review: ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name","headline","overall_score","best_for","status","cover","logo","launched_year","min_age","last_reviewed"]}]>;
}

/**
 * Item in *Home page → Featured articles*
 */
export interface HomeDocumentDataFeaturedArticlesItem {
	/**
	 * Article field in *Home page → Featured articles*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.featured_articles[].article
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	article: ContentRelationshipFieldWithData<[{"id":"article","fields":["title","kind","excerpt","cover","published_on"]}]>;
}

type HomeDocumentDataSlicesSlice = HeroSlice | RichTextSlice | FigureSlice | QuoteSlice | CalloutSlice | CallToActionSlice | FaqSlice | EmbedSlice | HelpBlockSlice | RelatedSlice | ProsConsSlice | ScoreBreakdownSlice | BonusCardSlice | PaymentsTableSlice | LicenceBoxSlice | ToplistSlice | CasinoChartSlice | ComparisonTableSlice | WageringCalculatorSlice | EveningCalculatorSlice

/**
 * Content for Home page documents
 */
interface HomeDocumentData {
	/**
	 * Title field in *Home page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Lead field in *Home page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.lead
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	lead: prismic.KeyTextField;
	
	/**
	 * Picture field in *Home page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.hero
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	hero: prismic.ImageField<never>;
	
	/**
	 * Featured reviews field in *Home page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.featured_reviews[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	featured_reviews: prismic.GroupField<Simplify<HomeDocumentDataFeaturedReviewsItem>>;
	
	/**
	 * Featured articles field in *Home page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.featured_articles[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	featured_articles: prismic.GroupField<Simplify<HomeDocumentDataFeaturedArticlesItem>>;/**
	 * `slices` field in *Home page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.slices[]
	 * - **Tab**: Body
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<HomeDocumentDataSlicesSlice>;/**
	 * Title for search engines field in *Home page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: at most 60 characters; the page title when empty
	 * - **API ID Path**: home.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Home page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 50 to 160 characters
	 * - **API ID Path**: home.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Picture for shared links field in *Home page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Home page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: home.noindex
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Home page document from Prismic
 *
 * - **API ID**: `home`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type HomeDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<HomeDocumentData>, "home", Lang>;

/**
 * Content for Operator documents
 */
interface OperatorDocumentData {
	/**
	 * Name field in *Operator*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: operator.name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Country, ISO code field in *Operator*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: operator.country
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	country: prismic.KeyTextField;
	
	/**
	 * Founded field in *Operator*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: operator.founded_year
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	founded_year: prismic.NumberField;
	
	/**
	 * About field in *Operator*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: operator.about
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	about: prismic.RichTextField;/**
	 * Title for search engines field in *Operator*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: at most 60 characters; the page title when empty
	 * - **API ID Path**: operator.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Operator*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 50 to 160 characters
	 * - **API ID Path**: operator.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Picture for shared links field in *Operator*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: operator.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Operator*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: operator.noindex
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Operator document from Prismic
 *
 * - **API ID**: `operator`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type OperatorDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<OperatorDocumentData>, "operator", Lang>;

type PageDocumentDataSlicesSlice = HeroSlice | RichTextSlice | FigureSlice | QuoteSlice | CalloutSlice | CallToActionSlice | FaqSlice | EmbedSlice | HelpBlockSlice | RelatedSlice | ProsConsSlice | ScoreBreakdownSlice | BonusCardSlice | PaymentsTableSlice | LicenceBoxSlice | ToplistSlice | CasinoChartSlice | ComparisonTableSlice | WageringCalculatorSlice | EveningCalculatorSlice | SelfCheckSlice | GlossarySlice

/**
 * Content for Page documents
 */
interface PageDocumentData {
	/**
	 * Title field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Lead field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.lead
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	lead: prismic.KeyTextField;
	
	/**
	 * Cover field in *Page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.cover
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	cover: prismic.ImageField<"card" | "square" | "og">;
	
	/**
	 * Show a table of contents field in *Page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: page.show_contents
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	show_contents: prismic.BooleanField;/**
	 * `slices` field in *Page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.slices[]
	 * - **Tab**: Body
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<PageDocumentDataSlicesSlice>;/**
	 * Title for search engines field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: at most 60 characters; the page title when empty
	 * - **API ID Path**: page.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 50 to 160 characters
	 * - **API ID Path**: page.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Picture for shared links field in *Page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: page.noindex
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Page document from Prismic
 *
 * - **API ID**: `page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<PageDocumentData>, "page", Lang>;

/**
 * Content for Payment method documents
 */
interface PaymentMethodDocumentData {
	/**
	 * Name field in *Payment method*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: payment_method.name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Kind field in *Payment method*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: payment_method.kind
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"card" | "bank" | "wallet" | "voucher" | "mobile">;/**
	 * Title for search engines field in *Payment method*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: at most 60 characters; the page title when empty
	 * - **API ID Path**: payment_method.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Payment method*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 50 to 160 characters
	 * - **API ID Path**: payment_method.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Picture for shared links field in *Payment method*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: payment_method.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Payment method*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: payment_method.noindex
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Payment method document from Prismic
 *
 * - **API ID**: `payment_method`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PaymentMethodDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<PaymentMethodDocumentData>, "payment_method", Lang>;

/**
 * Item in *Person → Elsewhere*
 */
export interface PersonDocumentDataSameAsItem {
	/**
	 * Link field in *Person → Elsewhere*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: person.same_as[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Content for Person documents
 */
interface PersonDocumentData {
	/**
	 * Name field in *Person*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: person.name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Role field in *Person*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: person.role
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * Credentials field in *Person*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: person.credentials
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	credentials: prismic.KeyTextField;
	
	/**
	 * About field in *Person*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: person.bio
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	bio: prismic.RichTextField;
	
	/**
	 * Portrait field in *Person*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: person.photo
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	photo: prismic.ImageField<never>;
	
	/**
	 * Elsewhere field in *Person*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: person.same_as[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	same_as: prismic.GroupField<Simplify<PersonDocumentDataSameAsItem>>;/**
	 * Title for search engines field in *Person*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: at most 60 characters; the page title when empty
	 * - **API ID Path**: person.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Person*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 50 to 160 characters
	 * - **API ID Path**: person.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Picture for shared links field in *Person*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: person.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Person*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: person.noindex
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Person document from Prismic
 *
 * - **API ID**: `person`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PersonDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<PersonDocumentData>, "person", Lang>;

/**
 * Content for Redirect documents
 */
interface RedirectDocumentData {
	/**
	 * From field in *Redirect*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: /old-address
	 * - **API ID Path**: redirect.from
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	from: prismic.KeyTextField;
	
	/**
	 * To field in *Redirect*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: /new-address
	 * - **API ID Path**: redirect.to
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	to: prismic.KeyTextField;
	
	/**
	 * Status field in *Redirect*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: 308
	 * - **API ID Path**: redirect.status
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	status: prismic.SelectField<"301" | "302" | "307" | "308" | "410", "filled">;
	
	/**
	 * Valid from field in *Redirect*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: redirect.valid_from
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	valid_from: prismic.DateField;
	
	/**
	 * Valid to field in *Redirect*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: redirect.valid_to
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	valid_to: prismic.DateField;
}

/**
 * Redirect document from Prismic
 *
 * - **API ID**: `redirect`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type RedirectDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<RedirectDocumentData>, "redirect", Lang>;

/**
 * Content for Regulator documents
 */
interface RegulatorDocumentData {
	/**
	 * Name field in *Regulator*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: regulator.name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Country, ISO code field in *Regulator*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: regulator.country
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	country: prismic.KeyTextField;
	
	/**
	 * Public register field in *Regulator*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: regulator.register_url
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	register_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Tier field in *Regulator*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: regulator.tier
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	tier: prismic.SelectField<"strict" | "standard" | "light">;
	
	/**
	 * About field in *Regulator*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: regulator.about
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	about: prismic.RichTextField;/**
	 * Title for search engines field in *Regulator*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: at most 60 characters; the page title when empty
	 * - **API ID Path**: regulator.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Regulator*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 50 to 160 characters
	 * - **API ID Path**: regulator.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Picture for shared links field in *Regulator*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: regulator.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Regulator*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: regulator.noindex
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Regulator document from Prismic
 *
 * - **API ID**: `regulator`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type RegulatorDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<RegulatorDocumentData>, "regulator", Lang>;

/**
 * Item in *Settings → Navigation → What belongs to it*
 */
export interface SettingsDocumentDataNavigationLinksItem {
	/**
	 * Link field in *Settings → Navigation → What belongs to it*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.navigation[].links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Settings → Navigation*
 */
export interface SettingsDocumentDataNavigationItem {
	/**
	 * Link field in *Settings → Navigation*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.navigation[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * What belongs to it field in *Settings → Navigation*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.navigation[].links[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.NestedGroupField<Simplify<SettingsDocumentDataNavigationLinksItem>>;
}

/**
 * Item in *Settings → Footer columns → Links*
 */
export interface SettingsDocumentDataFooterLinksItem {
	/**
	 * Link field in *Settings → Footer columns → Links*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.footer[].links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Settings → Footer columns*
 */
export interface SettingsDocumentDataFooterItem {
	/**
	 * Column field in *Settings → Footer columns*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.footer[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Links field in *Settings → Footer columns*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.footer[].links[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.NestedGroupField<Simplify<SettingsDocumentDataFooterLinksItem>>;
}

/**
 * Item in *Settings → Words of readers*
 */
export interface SettingsDocumentDataSynonymsItem {
	/**
	 * What readers type, with commas between field in *Settings → Words of readers*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: one-armed bandit, fruit machine
	 * - **API ID Path**: settings.synonyms[].words
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	words: prismic.KeyTextField;
	
	/**
	 * What we call it field in *Settings → Words of readers*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: slots
	 * - **API ID Path**: settings.synonyms[].means
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	means: prismic.KeyTextField;
}

/**
 * Content for Settings documents
 */
interface SettingsDocumentData {
	/**
	 * Site name field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.site_name
	 * - **Tab**: Site
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	site_name: prismic.KeyTextField;
	
	/**
	 * Tagline field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.tagline
	 * - **Tab**: Site
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagline: prismic.KeyTextField;
	
	/**
	 * Default description field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.meta_description
	 * - **Tab**: Site
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Default picture for shared links field in *Settings*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.meta_image
	 * - **Tab**: Site
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Age mark field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 18+
	 * - **API ID Path**: settings.age_mark
	 * - **Tab**: Site
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	age_mark: prismic.KeyTextField;
	
	/**
	 * Affiliate disclosure field in *Settings*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.disclosure
	 * - **Tab**: Site
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	disclosure: prismic.RichTextField;/**
	 * Navigation field in *Settings*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.navigation[]
	 * - **Tab**: Navigation
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	navigation: prismic.GroupField<Simplify<SettingsDocumentDataNavigationItem>>;
	
	/**
	 * Footer columns field in *Settings*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.footer[]
	 * - **Tab**: Navigation
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	footer: prismic.GroupField<Simplify<SettingsDocumentDataFooterItem>>;/**
	 * Title of the help line field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.help_title
	 * - **Tab**: Help
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	help_title: prismic.KeyTextField;
	
	/**
	 * Text field in *Settings*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.help_text
	 * - **Tab**: Help
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	help_text: prismic.RichTextField;
	
	/**
	 * Link field in *Settings*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.help_link
	 * - **Tab**: Help
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	help_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;/**
	 * Words of readers field in *Settings*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.synonyms[]
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	synonyms: prismic.GroupField<Simplify<SettingsDocumentDataSynonymsItem>>;
}

/**
 * Settings document from Prismic
 *
 * - **API ID**: `settings`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SettingsDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<SettingsDocumentData>, "settings", Lang>;

/**
 * Content for Topic documents
 */
interface TopicDocumentData {
	/**
	 * Name field in *Topic*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: topic.name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Description field in *Topic*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: topic.description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
	
	/**
	 * Article that leads field in *Topic*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: the newest when empty
	 * - **API ID Path**: topic.lead
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	lead: prismic.ContentRelationshipField<"article">;/**
	 * Title for search engines field in *Topic*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: at most 60 characters; the page title when empty
	 * - **API ID Path**: topic.meta_title
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description for search engines field in *Topic*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 50 to 160 characters
	 * - **API ID Path**: topic.meta_description
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Picture for shared links field in *Topic*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: topic.meta_image
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
	
	/**
	 * Hide from search engines field in *Topic*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: topic.noindex
	 * - **Tab**: SEO
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	noindex: prismic.BooleanField;
}

/**
 * Topic document from Prismic
 *
 * - **API ID**: `topic`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type TopicDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<TopicDocumentData>, "topic", Lang>;

export type AllDocumentTypes = ArticleDocument | BonusDocument | CasinoReviewDocument | GameProviderDocument | HelpOrganisationDocument | HomeDocument | OperatorDocument | PageDocument | PaymentMethodDocument | PersonDocument | RedirectDocument | RegulatorDocument | SettingsDocument | TopicDocument;

/**
 * Primary content in *BonusCard → Default → Primary*
 */
export interface BonusCardSliceDefaultPrimary {
	/**
	 * Bonus field in *BonusCard → Default → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus_card.default.primary.bonus
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	bonus: ContentRelationshipFieldWithData<[{"id":"bonus","fields":["title","type","product_category","value","cap","currency","wagering_multiple","wagering_base","min_deposit","max_bet","max_cashout","eligible_games","contribution","expires_days","code","countries","significant_terms","terms_url","valid_from","valid_to","last_verified"]}]>;
	
	/**
	 * Our remark field in *BonusCard → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: bonus_card.default.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
}

/**
 * Default variation for BonusCard Slice
 *
 * - **API ID**: `default`
 * - **Description**: Card
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BonusCardSliceDefault = prismic.SharedSliceVariation<"default", Simplify<BonusCardSliceDefaultPrimary>, never>;

/**
 * Slice variation for *BonusCard*
 */
type BonusCardSliceVariation = BonusCardSliceDefault

/**
 * BonusCard Shared Slice
 *
 * - **API ID**: `bonus_card`
 * - **Description**: An offer with its significant terms beside it.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BonusCardSlice = prismic.SharedSlice<"bonus_card", BonusCardSliceVariation>;

/**
 * Item in *CasinoChart → Default → Primary → Casinos (this review when empty)*
 */
export interface CasinoChartSliceDefaultPrimaryReviewsItem {
	/**
	 * Review field in *CasinoChart → Default → Primary → Casinos (this review when empty)*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_chart.default.primary.reviews[].review
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	review: ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name",{"id":"payout_tests","fields":["hours","asked_on","by",{"id":"method","customtypes":[{"id":"payment_method","fields":["name"]}]}]},{"id":"changelog","fields":["date","note","score"]}]}]>;
}

/**
 * Primary content in *CasinoChart → Default → Primary*
 */
export interface CasinoChartSliceDefaultPrimary {
	/**
	 * Title field in *CasinoChart → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_chart.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Second line of the title field in *CasinoChart → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_chart.default.primary.aside
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	aside: prismic.KeyTextField;
	
	/**
	 * Shows field in *CasinoChart → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: payouts
	 * - **API ID Path**: casino_chart.default.primary.shows
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	shows: prismic.SelectField<"payouts" | "payment methods" | "score over time", "filled">;
	
	/**
	 * Casinos (this review when empty) field in *CasinoChart → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: casino_chart.default.primary.reviews[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	reviews: prismic.GroupField<Simplify<CasinoChartSliceDefaultPrimaryReviewsItem>>;
}

/**
 * Default variation for CasinoChart Slice
 *
 * - **API ID**: `default`
 * - **Description**: Picture
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CasinoChartSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CasinoChartSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CasinoChart*
 */
type CasinoChartSliceVariation = CasinoChartSliceDefault

/**
 * CasinoChart Shared Slice
 *
 * - **API ID**: `casino_chart`
 * - **Description**: What casinos were measured at, as a picture with its figures.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CasinoChartSlice = prismic.SharedSlice<"casino_chart", CasinoChartSliceVariation>;

/**
 * Item in *ComparisonTable → Default → Primary → Reviews*
 */
export interface ComparisonTableSliceDefaultPrimaryReviewsItem {
	/**
	 * Review field in *ComparisonTable → Default → Primary → Reviews*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.default.primary.reviews[].review
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	review: ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name","status","overall_score","best_for","launched_year","withdrawal_limit_month","currencies","rtp_published","min_age","countries_allowed","countries_blocked",{"id":"amounts_elsewhere","fields":["countries","currency","withdrawal_limit_month"]},{"id":"bonuses","fields":[{"id":"bonus","customtypes":[{"id":"bonus","fields":["title","value","wagering_multiple","wagering_base","countries","valid_from","valid_to","last_verified"]}]}]},{"id":"payments","fields":["time_min_hours","time_max_hours"]}]}]>;
}

/**
 * Primary content in *ComparisonTable → Default → Primary*
 */
export interface ComparisonTableSliceDefaultPrimary {
	/**
	 * Title field in *ComparisonTable → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Second line of the title field in *ComparisonTable → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.default.primary.aside
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	aside: prismic.KeyTextField;
	
	/**
	 * Reviews field in *ComparisonTable → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.default.primary.reviews[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	reviews: prismic.GroupField<Simplify<ComparisonTableSliceDefaultPrimaryReviewsItem>>;
}

/**
 * Default variation for ComparisonTable Slice
 *
 * - **API ID**: `default`
 * - **Description**: Table
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ComparisonTableSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ComparisonTableSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ComparisonTable*
 */
type ComparisonTableSliceVariation = ComparisonTableSliceDefault

/**
 * ComparisonTable Shared Slice
 *
 * - **API ID**: `comparison_table`
 * - **Description**: Reviews side by side.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ComparisonTableSlice = prismic.SharedSlice<"comparison_table", ComparisonTableSliceVariation>;

/**
 * Primary content in *EveningCalculator → Default → Primary*
 */
export interface EveningCalculatorSliceDefaultPrimary {
	/**
	 * Title field in *EveningCalculator → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: evening_calculator.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Second line of the title field in *EveningCalculator → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: evening_calculator.default.primary.aside
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	aside: prismic.KeyTextField;
	
	/**
	 * Introduction field in *EveningCalculator → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: evening_calculator.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Stake of a round at first field in *EveningCalculator → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: evening_calculator.default.primary.stake
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	stake: prismic.NumberField;
	
	/**
	 * Rounds an hour at first field in *EveningCalculator → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: evening_calculator.default.primary.rounds
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	rounds: prismic.NumberField;
	
	/**
	 * Hours at first field in *EveningCalculator → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: evening_calculator.default.primary.hours
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	hours: prismic.NumberField;
	
	/**
	 * House edge at first, per cent field in *EveningCalculator → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: evening_calculator.default.primary.edge
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	edge: prismic.NumberField;
	
	/**
	 * Results swing like, at first field in *EveningCalculator → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: red or black
	 * - **API ID Path**: evening_calculator.default.primary.swing
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	swing: prismic.SelectField<"red or black" | "blackjack" | "one number" | "slot", "filled">;
	
	/**
	 * Currency, ISO code field in *EveningCalculator → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: GBP
	 * - **API ID Path**: evening_calculator.default.primary.currency
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	currency: prismic.KeyTextField;
}

/**
 * Default variation for EveningCalculator Slice
 *
 * - **API ID**: `default`
 * - **Description**: Calculator
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EveningCalculatorSliceDefault = prismic.SharedSliceVariation<"default", Simplify<EveningCalculatorSliceDefaultPrimary>, never>;

/**
 * Slice variation for *EveningCalculator*
 */
type EveningCalculatorSliceVariation = EveningCalculatorSliceDefault

/**
 * EveningCalculator Shared Slice
 *
 * - **API ID**: `evening_calculator`
 * - **Description**: What an evening costs, and how far from that it may end.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EveningCalculatorSlice = prismic.SharedSlice<"evening_calculator", EveningCalculatorSliceVariation>;

/**
 * Item in *HelpBlock → Default → Primary → Organisations*
 */
export interface HelpBlockSliceDefaultPrimaryOrganisationsItem {
	/**
	 * Organisation field in *HelpBlock → Default → Primary → Organisations*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: help_block.default.primary.organisations[].organisation
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	organisation: ContentRelationshipFieldWithData<[{"id":"help_organisation","fields":["name","country","phone","website","hours","languages","note"]}]>;
}

/**
 * Primary content in *HelpBlock → Default → Primary*
 */
export interface HelpBlockSliceDefaultPrimary {
	/**
	 * Title field in *HelpBlock → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: help_block.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Second line of the title field in *HelpBlock → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: help_block.default.primary.aside
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	aside: prismic.KeyTextField;
	
	/**
	 * Introduction field in *HelpBlock → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: help_block.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Organisations field in *HelpBlock → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: help_block.default.primary.organisations[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	organisations: prismic.GroupField<Simplify<HelpBlockSliceDefaultPrimaryOrganisationsItem>>;
}

/**
 * Default variation for HelpBlock Slice
 *
 * - **API ID**: `default`
 * - **Description**: Block
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HelpBlockSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HelpBlockSliceDefaultPrimary>, never>;

/**
 * Slice variation for *HelpBlock*
 */
type HelpBlockSliceVariation = HelpBlockSliceDefault

/**
 * HelpBlock Shared Slice
 *
 * - **API ID**: `help_block`
 * - **Description**: Where to find help with gambling.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HelpBlockSlice = prismic.SharedSlice<"help_block", HelpBlockSliceVariation>;

/**
 * Primary content in *LicenceBox → Default → Primary*
 */
export interface LicenceBoxSliceDefaultPrimary {
	/**
	 * Title field in *LicenceBox → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: licence_box.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Second line of the title field in *LicenceBox → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: licence_box.default.primary.aside
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	aside: prismic.KeyTextField;
	
	/**
	 * Review (this one when empty) field in *LicenceBox → Default → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: licence_box.default.primary.review
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	review: ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name",{"id":"licences","fields":[{"id":"regulator","customtypes":[{"id":"regulator","fields":["name","country","register_url","tier"]}]},"number","holder","register_url","state","checked_on"]}]}]>;
}

/**
 * Default variation for LicenceBox Slice
 *
 * - **API ID**: `default`
 * - **Description**: Box
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LicenceBoxSliceDefault = prismic.SharedSliceVariation<"default", Simplify<LicenceBoxSliceDefaultPrimary>, never>;

/**
 * Slice variation for *LicenceBox*
 */
type LicenceBoxSliceVariation = LicenceBoxSliceDefault

/**
 * LicenceBox Shared Slice
 *
 * - **API ID**: `licence_box`
 * - **Description**: Who licenses the casino, under which number, and when we last looked.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LicenceBoxSlice = prismic.SharedSlice<"licence_box", LicenceBoxSliceVariation>;

/**
 * Primary content in *PaymentsTable → Default → Primary*
 */
export interface PaymentsTableSliceDefaultPrimary {
	/**
	 * Title field in *PaymentsTable → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: payments_table.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Second line of the title field in *PaymentsTable → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: payments_table.default.primary.aside
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	aside: prismic.KeyTextField;
	
	/**
	 * Review (this one when empty) field in *PaymentsTable → Default → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: payments_table.default.primary.review
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	review: ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name","currencies","status","withdrawal_limit_month","kyc_note","countries_allowed","countries_blocked",{"id":"amounts_elsewhere","fields":["countries","currency","withdrawal_limit_month",{"id":"method","customtypes":[{"id":"payment_method","fields":["name"]}]},"min","max","fee"]},{"id":"payments","fields":[{"id":"method","customtypes":[{"id":"payment_method","fields":["name","kind"]}]},"deposit","withdraw","min","max","fee","time_min_hours","time_max_hours"]}]}]>;
}

/**
 * Default variation for PaymentsTable Slice
 *
 * - **API ID**: `default`
 * - **Description**: Table
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PaymentsTableSliceDefault = prismic.SharedSliceVariation<"default", Simplify<PaymentsTableSliceDefaultPrimary>, never>;

/**
 * Slice variation for *PaymentsTable*
 */
type PaymentsTableSliceVariation = PaymentsTableSliceDefault

/**
 * PaymentsTable Shared Slice
 *
 * - **API ID**: `payments_table`
 * - **Description**: How money gets in and out, how fast and at what cost.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PaymentsTableSlice = prismic.SharedSlice<"payments_table", PaymentsTableSliceVariation>;

/**
 * Item in *Related → Default → Primary → Documents*
 */
export interface RelatedSliceDefaultPrimaryItemsItem {
	/**
	 * Article, review or page field in *Related → Default → Primary → Documents*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: related.default.primary.items[].document
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	document: ContentRelationshipFieldWithData<[{"id":"article","fields":["title","kind","excerpt","cover","published_on"]}]> | ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name","headline","overall_score","best_for","status","cover","logo","launched_year","min_age","last_reviewed"]}]> | ContentRelationshipFieldWithData<[{"id":"page","fields":["title","lead","cover"]}]>;
}

/**
 * Primary content in *Related → Default → Primary*
 */
export interface RelatedSliceDefaultPrimary {
	/**
	 * Title field in *Related → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: related.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Second line of the title field in *Related → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: related.default.primary.aside
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	aside: prismic.KeyTextField;
	
	/**
	 * Documents field in *Related → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: related.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<RelatedSliceDefaultPrimaryItemsItem>>;
}

/**
 * Default variation for Related Slice
 *
 * - **API ID**: `default`
 * - **Description**: Cards
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RelatedSliceDefault = prismic.SharedSliceVariation<"default", Simplify<RelatedSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Related*
 */
type RelatedSliceVariation = RelatedSliceDefault

/**
 * Related Shared Slice
 *
 * - **API ID**: `related`
 * - **Description**: What to read next.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RelatedSlice = prismic.SharedSlice<"related", RelatedSliceVariation>;

/**
 * Primary content in *ScoreBreakdown → Default → Primary*
 */
export interface ScoreBreakdownSliceDefaultPrimary {
	/**
	 * Title field in *ScoreBreakdown → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: score_breakdown.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Second line of the title field in *ScoreBreakdown → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: score_breakdown.default.primary.aside
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	aside: prismic.KeyTextField;
	
	/**
	 * Review (this one when empty) field in *ScoreBreakdown → Default → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: score_breakdown.default.primary.review
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	review: ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name","overall_score","rating_breakdown"]}]>;
}

/**
 * Default variation for ScoreBreakdown Slice
 *
 * - **API ID**: `default`
 * - **Description**: Bars
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ScoreBreakdownSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ScoreBreakdownSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ScoreBreakdown*
 */
type ScoreBreakdownSliceVariation = ScoreBreakdownSliceDefault

/**
 * ScoreBreakdown Shared Slice
 *
 * - **API ID**: `score_breakdown`
 * - **Description**: The scores of a review, criterion by criterion.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ScoreBreakdownSlice = prismic.SharedSlice<"score_breakdown", ScoreBreakdownSliceVariation>;

/**
 * Item in *SelfCheck → Default → Primary → Organisations, one or more of each country*
 */
export interface SelfCheckSliceDefaultPrimaryOrganisationsItem {
	/**
	 * Organisation field in *SelfCheck → Default → Primary → Organisations, one or more of each country*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: self_check.default.primary.organisations[].organisation
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	organisation: ContentRelationshipFieldWithData<[{"id":"help_organisation","fields":["name","country","phone","website","hours","languages","note"]}]>;
}

/**
 * Primary content in *SelfCheck → Default → Primary*
 */
export interface SelfCheckSliceDefaultPrimary {
	/**
	 * Title field in *SelfCheck → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: self_check.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Second line of the title field in *SelfCheck → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: self_check.default.primary.aside
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	aside: prismic.KeyTextField;
	
	/**
	 * Introduction field in *SelfCheck → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: self_check.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Organisations, one or more of each country field in *SelfCheck → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: self_check.default.primary.organisations[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	organisations: prismic.GroupField<Simplify<SelfCheckSliceDefaultPrimaryOrganisationsItem>>;
}

/**
 * Default variation for SelfCheck Slice
 *
 * - **API ID**: `default`
 * - **Description**: Self-check
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SelfCheckSliceDefault = prismic.SharedSliceVariation<"default", Simplify<SelfCheckSliceDefaultPrimary>, never>;

/**
 * Slice variation for *SelfCheck*
 */
type SelfCheckSliceVariation = SelfCheckSliceDefault

/**
 * SelfCheck Shared Slice
 *
 * - **API ID**: `self_check`
 * - **Description**: Nine questions about gambling harm, answered for oneself, with whom to talk to.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SelfCheckSlice = prismic.SharedSlice<"self_check", SelfCheckSliceVariation>;

/**
 * Item in *Toplist → Default → Primary → Places*
 */
export interface ToplistSliceDefaultPrimaryItemsItem {
	/**
	 * Review field in *Toplist → Default → Primary → Places*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: toplist.default.primary.items[].review
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	review: ContentRelationshipFieldWithData<[{"id":"casino_review","fields":["name","headline","overall_score","best_for","status","cover","logo","launched_year","min_age","last_reviewed"]}]>;
	
	/**
	 * Why this place field in *Toplist → Default → Primary → Places*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: toplist.default.primary.items[].reason
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	reason: prismic.KeyTextField;
}

/**
 * Primary content in *Toplist → Default → Primary*
 */
export interface ToplistSliceDefaultPrimary {
	/**
	 * Title field in *Toplist → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: toplist.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Second line of the title field in *Toplist → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: toplist.default.primary.aside
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	aside: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Toplist → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: toplist.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Places field in *Toplist → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: toplist.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<ToplistSliceDefaultPrimaryItemsItem>>;
	
	/**
	 * How the list is ordered field in *Toplist → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: toplist.default.primary.order_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	order_note: prismic.KeyTextField;
}

/**
 * Default variation for Toplist Slice
 *
 * - **API ID**: `default`
 * - **Description**: Ranked list
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ToplistSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ToplistSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Toplist*
 */
type ToplistSliceVariation = ToplistSliceDefault

/**
 * Toplist Shared Slice
 *
 * - **API ID**: `toplist`
 * - **Description**: A ranked list of reviews, each with the reason for its place.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ToplistSlice = prismic.SharedSlice<"toplist", ToplistSliceVariation>;

/**
 * Primary content in *WageringCalculator → Default → Primary*
 */
export interface WageringCalculatorSliceDefaultPrimary {
	/**
	 * Title field in *WageringCalculator → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: wagering_calculator.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Second line of the title field in *WageringCalculator → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: wagering_calculator.default.primary.aside
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	aside: prismic.KeyTextField;
	
	/**
	 * Introduction field in *WageringCalculator → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: wagering_calculator.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Deposit at first field in *WageringCalculator → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: wagering_calculator.default.primary.deposit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	deposit: prismic.NumberField;
	
	/**
	 * Bonus at first field in *WageringCalculator → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: wagering_calculator.default.primary.bonus
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	bonus: prismic.NumberField;
	
	/**
	 * Wagering at first, times field in *WageringCalculator → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: wagering_calculator.default.primary.multiple
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	multiple: prismic.NumberField;
	
	/**
	 * Wagering counts at first field in *WageringCalculator → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: wagering_calculator.default.primary.base
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	base: prismic.SelectField<"bonus" | "deposit and bonus">;
	
	/**
	 * Table games count, per cent field in *WageringCalculator → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: wagering_calculator.default.primary.table_share
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	table_share: prismic.NumberField;
	
	/**
	 * Largest bet, if any field in *WageringCalculator → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: wagering_calculator.default.primary.max_bet
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	max_bet: prismic.NumberField;
	
	/**
	 * Largest win, if any field in *WageringCalculator → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: wagering_calculator.default.primary.max_win
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	max_win: prismic.NumberField;
	
	/**
	 * Currency, ISO code field in *WageringCalculator → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: GBP
	 * - **API ID Path**: wagering_calculator.default.primary.currency
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	currency: prismic.KeyTextField;
}

/**
 * Default variation for WageringCalculator Slice
 *
 * - **API ID**: `default`
 * - **Description**: Calculator
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type WageringCalculatorSliceDefault = prismic.SharedSliceVariation<"default", Simplify<WageringCalculatorSliceDefaultPrimary>, never>;

/**
 * Slice variation for *WageringCalculator*
 */
type WageringCalculatorSliceVariation = WageringCalculatorSliceDefault

/**
 * WageringCalculator Shared Slice
 *
 * - **API ID**: `wagering_calculator`
 * - **Description**: What a bonus costs to clear.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type WageringCalculatorSlice = prismic.SharedSlice<"wagering_calculator", WageringCalculatorSliceVariation>;